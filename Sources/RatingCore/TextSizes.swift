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

extension TextSizes {
  /// The same sizes, each of them measured once however often it is asked for.
  var remembered: TextSizes {
    let memory = Memory()
    let texts = self
    return TextSizes(
      prompt: texts.prompt,
      label: { item, width in
        memory.size([.label(item), .width(width)]) { texts.label(item, width) }
      },
      value: { item, width, free in
        memory.size([.value(item), .width(width), .width(free)]) { texts.value(item, width, free) }
      },
      button: { button, free in
        memory.size([.button(button), .width(free)]) { texts.button(button, free) }
      })
  }

  private final class Memory {
    enum Part: Hashable {
      case label(Item)
      case value(Item)
      case button(FormButton)
      case width(Int)
    }

    private var sizes: [[Part]: Size] = [:]

    func size(_ parts: [Part], measure: () -> Size) -> Size {
      if let size = sizes[parts] { return size }
      let size = measure()
      sizes[parts] = size
      return size
    }
  }
}
