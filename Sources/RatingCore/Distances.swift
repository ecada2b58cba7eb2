/// The distances of the design, in device pixels.
struct Distances {
  let scale: Double

  /// The window, or the largest one.
  let room: Size

  /// What texts and buttons keep free at the sides of the window.
  let margin: Int

  /// The share of the design's distances that there is from side to side, 0 to 1.
  var across = 1.0

  /// The share of the design's distances that there is from top to bottom, 0 to 1.
  var down = 1.0

  /// Creates the distances as the design has them.
  init(scale: Double, room: Size) {
    self.scale = scale
    self.room = room
    margin = Int((24 * scale).rounded())
  }

  /// Creates the distances in a window that somebody else has made so large: none at first.
  init(scale: Double, window: Size) {
    self.scale = scale
    room = window
    margin = min(Int((24 * scale).rounded()), window.width / 12)
    (across, down) = (0, 0)
  }

  /// The distances beside stars of some share of the size they wish for. They become smaller sooner
  /// than the stars do, but not smaller than they are.
  func beside(starsOfShare share: Double) -> Distances {
    let share = min(1, share)
    var distances = self
    distances.across = max(across, share * share)
    distances.down = max(down, share * share)
    return distances
  }

  func device(_ logical: Int) -> Int { Int((Double(logical) * scale).rounded()) }

  private func across(_ logical: Int, least: Int) -> Int {
    shared(logical, across, least: least)
  }

  private func down(_ logical: Int, least: Int) -> Int {
    shared(logical, down, least: least)
  }

  /// The share of a distance, or what it takes to tell two things apart, unless the stars are tiny.
  private func shared(_ logical: Int, _ share: Double, least: Int) -> Int {
    let distance = Double(logical) * scale
    let small = min(Double(least) * scale, distance * share.squareRoot())
    return Int(max(distance * share, small).rounded())
  }

  // MARK: From side to side

  /// What the window keeps free beside the ratings.
  var side: Int { across(24, least: 5) }
  /// Between the columns of a table.
  var column: Int { across(20, least: 12) }
  /// From the stars to the outside of the focus ring.
  var ring: Int { across(9, least: 3) }
  /// Between one button and the next.
  var buttonSpacing: Int { device(10) }
  /// Between a button's label and its sides, if there is width for it.
  var buttonPadding: Int { device(16) }
  /// Between a button's label and its sides at least, if the label is not to be cut.
  var leastButtonPadding: Int { device(6) }

  /// What is free for texts from side to side.
  var width: Int { max(1, room.width - 2 * margin) }

  // MARK: From top to bottom

  /// What the window keeps free at its top and its bottom.
  var edge: Int { down(24, least: 4) }
  /// Between the prompt and the stars.
  var prompt: Int { down(20, least: 4) }
  /// Between the stars and the value below them.
  var value: Int { down(12, least: 3) }
  /// Between a label and the stars below it.
  var caption: Int { down(12, least: 3) }
  /// Between the ratings and the buttons.
  var buttons: Int { down(20, least: 6) }
  /// How high a button is: its label needs most of it.
  var buttonHeight: Int { device(24) + down(10, least: 0) }
  /// What a line of digits keeps free at its foot.
  var digitsFoot: Int { down(4, least: 0) }
  /// From a table to what is below it, besides the distance itself: its last row has a focus ring.
  var tableFoot: Int { down(9, least: 0) }

  /// Between one row and the next: half a star, as stars of the design's size have it.
  func row(share: Double) -> Int {
    let distance = 22 * scale * share
    return Int(max(distance, min(6 * scale, 2 * distance)).rounded())
  }

  // MARK: The room that texts have

  /// What a cut text needs to be of any use.
  var leastText: Int { device(40) }
  /// What a label beside a value needs if it is cut.
  var leastLabel: Int { device(72) }
  /// What a label needs if it is to be broken between its words.
  var easyLabel: Int { device(96) }
  var labelWidth: Int { device(280) }
  var valueWidth: Int { device(360) }
  var promptWidth: Int { device(420) }
  /// The height of a line of the prompt, or a little more.
  var promptLine: Int { device(22) }
  /// The height of prompt that even large stars make room for.
  var promptReserve: Int { min(device(96), room.height / 3) }
}
