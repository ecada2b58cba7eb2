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
  /// The same sizes of labels and values, each measured once however often it is asked for.
  var remembered: TextSizes {
    let (labels, values, texts) = (Memory(), Memory(), self)
    return TextSizes(
      prompt: prompt,
      label: { item, width in
        labels.size(Measure(item: item, width: width)) { texts.label(item, width) }
      },
      value: { item, width, free in
        values.size(Measure(item: item, width: width, free: free)) {
          texts.value(item, width, free)
        }
      },
      button: button)
  }
}

/// What is measured: a text of an item, and the room for it.
private struct Measure: Hashable {
  var item: Item
  var width: Int
  var free = 0

  /// The looks of an item take long to hash, and hardly tell one from another.
  func hash(into hasher: inout Hasher) {
    hasher.combine(item.label)
    hasher.combine(width)
  }
}

private final class Memory {
  private var sizes: [Measure: Size] = [:]

  func size(_ key: Measure, measure: () -> Size) -> Size {
    if let size = sizes[key] { return size }
    let size = measure()
    sizes[key] = size
    return size
  }
}
