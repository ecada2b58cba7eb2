import RatingCore

/// Where everything stands, how large, and in which colours.
extension Session {
  var content: FormContent {
    FormContent(
      items: form.items, hasPrompt: !texts.prompt.isEmpty, hasValue: texts.showsValue,
      buttons: form.buttons)
  }

  /// The form as it would like to be.
  var naturalLayout: FormLayout {
    .natural(content, scale: scale, within: host.room, texts: album.painter.textSizes)
  }

  func layout(filling window: Size) -> FormLayout {
    .filling(content, scale: scale, window: window, texts: album.painter.textSizes(scale: scale))
  }

  /// The form as it would like to be, or in the size that the user wants.
  func firstLayout(or natural: FormLayout) -> FormLayout {
    guard role.geometry.hasSize else { return natural }
    let size = role.geometry.size(
      or: natural.size, from: FormLayout.least(content, scale: scale), upTo: host.monitor)
    return size == natural.size ? natural : layout(filling: size)
  }

  func newAlbum() -> Album {
    Album(painter: Painter(texts: texts, items: form.items, theme: theme, scale: scale), host: host)
  }

  /// What the window is to be. Its natural size shows everything; one that is wished smaller may be
  /// so.
  func wish(_ layout: FormLayout, natural: Size) throws -> WindowWish {
    let minimum = Size(
      width: min(layout.size.width, natural.width), height: min(layout.size.height, natural.height))
    return WindowWish(
      title: texts.title, size: layout.size, minimum: minimum, background: theme.background,
      icon: try album.painter.icon(scale: scale), anchor: form.anchor(in: layout), role: role)
  }

  /// Takes a new layout; all that is shown starts afresh.
  func arrange(_ layout: FormLayout) {
    form.layout = layout
    album.layout = layout
    glides = form.items.indices.map { Glide(edge: edge(ofItem: $0)) }
    shown = nil
  }

  /// Gives a rating other looks: its stars are painted anew, and if they need another room, all
  /// things find their places again.
  func restyle(_ event: TimedEvent) throws {
    var restyled = form
    restyled.handle(event.event, at: event.time)
    let moves = zip(form.items, restyled.items).contains {
      $0.row(scale: scale) != $1.row(scale: scale)
    }
    let window = form.layout.size
    let isNatural = moves && window == naturalLayout.size
    form = restyled
    album.redraw(form.items)
    guard moves else { return }
    arrange(layout(filling: window))
    let natural = naturalLayout
    host.change(to: try wish(isNatural ? natural : form.layout, natural: natural.size))
  }

  /// Follows the settings of the desktop: everything is drawn anew or, if nothing that counts is
  /// another, nothing.
  func adopt(_ settings: DesktopSettings) throws {
    form.doubleClick = settings.doubleClick
    let newTheme = Theme(palette, prefersDark: settings.isDark)
    let newScale = explicitScale ?? settings.scale
    guard newTheme != theme || newScale != scale else { return }
    let window = form.layout.size
    // Whoever has given the window a size of its own wants it larger by as much as all the rest.
    let room = host.room
    let size = Size(
      width: min(room.width, Int((Double(window.width) / scale * newScale).rounded())),
      height: min(room.height, Int((Double(window.height) / scale * newScale).rounded())))
    let isNatural = newScale != scale && window == naturalLayout.size
    (theme, scale) = (newTheme, newScale)
    album.discardAll()
    album = newAlbum()
    arrange(layout(filling: window))
    let natural = naturalLayout
    host.change(to: try wish(isNatural ? natural : layout(filling: size), natural: natural.size))
  }
}
