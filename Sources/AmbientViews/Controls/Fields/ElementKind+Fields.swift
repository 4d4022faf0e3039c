public import AmbientHosting

extension ElementKind {
  /// A ``TextEditor``.
  ///
  /// Its attributes are `finds`, `replaces`, `isFinding`, `visibleFormattingControls`,
  /// `hiddenFormattingControls`, and all attributes of a ``textField`` with several lines except
  /// `prompt`, `axis` and `submitLabel`. It takes ``EditEvent``. If the selection is bound, the
  /// editor takes ``SelectTextEvent``. If an ancestor has the modifier `findNavigator`, the editor
  /// takes ``ToggleEvent``.
  public static let textEditor: ElementKind = "TextEditor"
  /// A field and, while the field has the focus, a ``layer`` with suggestions for the text.
  public static let textInputSuggestions: ElementKind = "TextInputSuggestions"
  /// A suggestion for the text of a field.
  ///
  /// Its attribute `completion` is the text that the field gets. It takes ``PressEvent``.
  public static let textInputCompletion: ElementKind = "TextInputCompletion"
}

extension ElementAttribute where Value == Int {
  /// The position of the first selected character, or of the cursor, counted in characters from 0.
  public static var selectionStart: Self { Self("selectionStart") }
  /// The position after the last selected character, or of the cursor, counted in characters from
  /// 0.
  public static var selectionEnd: Self { Self("selectionEnd") }
}

extension ElementAttribute where Value == String {
  /// The text that a suggestion puts into the field.
  public static var completion: Self { Self("completion") }
  /// The keys that an on-screen keyboard shows, such as `numberPad`.
  public static var keyboard: Self { Self("keyboard") }
  /// The kind of text that a field is for, such as `emailAddress`.
  public static var contentType: Self { Self("contentType") }
  /// The rule for capital letters while the user types: `words`, `characters`, `sentences` or
  /// `never`.
  public static var capitalization: Self { Self("capitalization") }
  /// How far the writing tools of the system may change the text of a field: `complete`, `limited`
  /// or `disabled`.
  public static var writingTools: Self { Self("writingTools") }
  /// The visibility of the control for the writing tools of the system: `visible` or `hidden`.
  public static var writingToolsAffordance: Self { Self("writingToolsAffordance") }
  /// The places that show the controls for formatting text: `contextMenu`, `inputAssistant`, or
  /// both names.
  public static var visibleFormattingControls: Self { Self("visibleFormattingControls") }
  /// The places that hide the controls for formatting text: `contextMenu`, `inputAssistant`, or
  /// both names.
  public static var hiddenFormattingControls: Self { Self("hiddenFormattingControls") }
}

extension ElementAttribute where Value == Bool {
  /// False if the user cannot find text in an editor; absent otherwise.
  public static var finds: Self { Self("finds") }
  /// False if the user cannot replace text in an editor; absent otherwise.
  public static var replaces: Self { Self("replaces") }
  /// True if the interface for finding text in an editor is shown; absent otherwise.
  public static var isFinding: Self { Self("isFinding") }
}
