import AmbientCore

/// The environment values that configure how the user types a text.
struct TextInputTraits: Equatable {
  var keyboard: UIKeyboardType?
  var contentType: UITextContentType?
  var capitalization: TextInputAutocapitalization?
  var writingTools: WritingToolsBehavior?
  var writingToolsAffordance = Visibility.automatic
  var formattingControls = FormattingControls()
  private var isFindDisabled = false
  private var isReplaceDisabled = false

  /// The receiver of the suggestion that the user chooses; nil for a field without suggestions.
  var completionTarget: CompletionTarget?

  /// Whether finding text is disabled; setting false has no effect if an ancestor set true.
  var disablesFinding: Bool {
    get { isFindDisabled }
    set { isFindDisabled = isFindDisabled || newValue }
  }

  /// Whether replacing text is disabled; setting false has no effect if an ancestor set true.
  var disablesReplacing: Bool {
    get { isReplaceDisabled }
    set { isReplaceDisabled = isReplaceDisabled || newValue }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyboard == rhs.keyboard && lhs.contentType == rhs.contentType
      && lhs.capitalization == rhs.capitalization && lhs.writingTools == rhs.writingTools
      && lhs.writingToolsAffordance == rhs.writingToolsAffordance
      && lhs.formattingControls == rhs.formattingControls
      && lhs.isFindDisabled == rhs.isFindDisabled
      && lhs.isReplaceDisabled == rhs.isReplaceDisabled
      && lhs.completionTarget === rhs.completionTarget
  }

  /// Adds the attributes that fields and editors have in common.
  func describe(_ description: inout ElementDescription) {
    if let keyboard, keyboard != .default { description[.keyboard] = keyboard.name }
    if let contentType { description[.contentType] = contentType.rawValue }
    if let capitalization { description[.capitalization] = capitalization.name }
    if let writingTools, writingTools != .automatic {
      description[.writingTools] = writingTools.name
    }
    if writingToolsAffordance != .automatic {
      description[.writingToolsAffordance] = "\(writingToolsAffordance)"
    }
  }

  func describeEditor(_ description: inout ElementDescription) {
    describe(&description)
    formattingControls.describe(&description)
    if isFindDisabled { description[.finds] = false }
    if isReplaceDisabled || isFindDisabled { description[.replaces] = false }
  }
}
