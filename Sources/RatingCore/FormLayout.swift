/// Where everything in a window stands, in device pixels.
public struct FormLayout: Hashable, Sendable {
  /// The window.
  public internal(set) var size = Size.zero
  /// Where the prompt stands, if there is one and it found room.
  public internal(set) var prompt: Rect?
  /// The ratings, from top to bottom.
  public internal(set) var rows: [Row] = []
  /// The buttons, in the order of the form; none if they found no room.
  public internal(set) var buttons: [Rect] = []

  /// How many device pixels a logical pixel is.
  public internal(set) var scale = 1.0

  /// Creates an empty layout, with a window of no size.
  public init() {}

  /// One rating.
  public struct Row: Hashable, Sendable {
    /// The geometry of the stars.
    public internal(set) var stars: StarRow
    /// The upper left corner of the row of stars, in the window.
    public internal(set) var origin: Point
    /// The columns in which a press belongs to the rating: the stars, the strip before them that
    /// means the minimum, and what is free beside them.
    public internal(set) var reach: Range<Int>
    /// Where the label stands, if there is one.
    public internal(set) var label: Rect?
    /// Where the value stands in words, if it is shown: room for the widest that can be chosen.
    public internal(set) var value: Rect?

    /// The stars, in the window.
    public var frame: Rect {
      Rect(x: origin.x, y: origin.y, width: stars.width, height: stars.size)
    }
  }

  /// The distances of the design, in logical pixels.
  enum Distance {
    static let padding = 24
    static let promptGap = 20
    static let valueGap = 12
    static let columnGap = 20
    static let rowGap = 22
    static let labelWidth = 280
    static let valueWidth = 360
    static let buttonsGap = 20
    static let buttonHeight = 34
    static let buttonSpacing = 10
    static let buttonPadding = 16
    static let buttonMinimum = 88
    static let buttonMaximum = 160
    static let promptWidth = 420
    /// The height of prompt that even large stars make room for.
    static let promptReserve = 96
    /// How far the outside of the focus ring lies from the stars.
    static let ring = 9
  }

  /// A logical distance as device pixels.
  public func device(_ logical: Double) -> Int {
    Int((logical * scale).rounded())
  }

  func device(_ logical: Int) -> Int {
    device(Double(logical))
  }

  /// How far the outside of the focus ring lies from the stars.
  public var ringDistance: Int { device(Distance.ring) }

  /// How thick the focus ring is.
  public var ringWidth: Int { max(1, device(2)) }

  /// The rows of pixels in which a press belongs to a rating: nobody has to hit the outline of a
  /// star. Ratings that stand close share what is between them.
  public func band(ofRow index: Int) -> Range<Int> {
    let band = rows[index].frame.inset(by: -ringDistance).rows
    let start = index > 0 ? middle(belowRow: index - 1) : band.lowerBound
    let end = index + 1 < rows.count ? middle(belowRow: index) : band.upperBound
    return band.clamped(to: start..<end)
  }

  private func middle(belowRow index: Int) -> Int {
    (rows[index].frame.rows.upperBound + rows[index + 1].frame.y) / 2
  }
}

/// What a layout must find room for.
public struct FormContent: Hashable, Sendable {
  /// The ratings, from top to bottom; at least one.
  public var items: [Item]
  /// Whether a prompt stands above the ratings.
  public var hasPrompt: Bool
  /// Whether the labels of the ratings, if they have any, stand beside them.
  public var hasLabels = true
  /// Whether each value stands in words below its stars, or beside them.
  public var hasValue: Bool
  /// The buttons, from left to right, or mirrored if the first rating is.
  public var buttons: [FormButton]

  /// Creates the content of a form.
  public init(items: [Item], hasPrompt: Bool, hasValue: Bool, buttons: [FormButton]) {
    self.items = items
    self.hasPrompt = hasPrompt
    self.hasValue = hasValue
    self.buttons = buttons
  }
}

/// How large the texts are, in device pixels. Whoever draws them knows.
///
/// A text that is not wider than what is free anyway need not be measured exactly: it stands in the
/// middle of the room that it is given.
public struct TextSizes {
  /// The size of the prompt, wrapped and cut so that it fits a size.
  public var prompt: (_ room: Size, _ free: Int) -> Size

  /// The size of the label of an item, cut so that it fits a width.
  public var label: (Item, _ width: Int) -> Size

  /// The size of the widest value in words of an item, cut so that it fits a width.
  public var value: (Item, _ width: Int, _ free: Int) -> Size

  /// The size of the label of a button.
  public var button: (FormButton, _ free: Int) -> Size

  /// Creates the sizes from one function for each kind of text.
  public init(
    prompt: @escaping (Size, Int) -> Size, label: @escaping (Item, Int) -> Size,
    value: @escaping (Item, Int, Int) -> Size, button: @escaping (FormButton, Int) -> Size
  ) {
    self.prompt = prompt
    self.label = label
    self.value = value
    self.button = button
  }
}
