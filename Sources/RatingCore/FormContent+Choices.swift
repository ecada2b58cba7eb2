extension FormContent {
  /// Something that a window can show, and how.
  struct Choice {
    var content: FormContent
    var manners: [RowsManner]
  }

  /// What to show, from everything to less and less. Of two that both find room the first is shown.
  ///
  /// What costs height goes in this order: buttons, value, prompt. In a table it is labels and values
  /// that cost width: values go first, and in columns, where they cost no height, they stay when
  /// buttons and prompt have to go.
  var choices: [Choice] {
    guard isTable else {
      let all: [RowsManner] = [.columns]
      return [
        Choice(content: self, manners: all),
        Choice(content: without(buttons: true), manners: all),
        Choice(content: without(buttons: true, value: true), manners: all),
      ]
    }
    let all = RowsManner.allCases
    return [
      Choice(content: self, manners: all),
      Choice(content: without(value: true), manners: all),
      Choice(content: without(buttons: true), manners: [.columns]),
      Choice(content: without(buttons: true, value: true), manners: all),
      Choice(content: without(buttons: true, prompt: true), manners: [.columns]),
      Choice(content: without(buttons: true, value: true, prompt: true), manners: all),
    ]
  }

  private func without(
    buttons: Bool = false, value: Bool = false, prompt: Bool = false
  ) -> FormContent {
    var content = self
    if buttons { content.buttons = [] }
    if value { content.hasValue = false }
    if prompt { content.hasPrompt = false }
    return content
  }
}
