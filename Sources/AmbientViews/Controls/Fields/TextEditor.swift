public import AmbientCore

/// A control for editing a long text with any number of lines.
///
/// ```swift
/// TextEditor(text: $note)
///   .lineSpacing(4)
/// ```
///
/// Hosts see an element of kind `textEditor` that takes `EditEvent`, and that can have the focus.
/// In an editor, the Return key begins a new line; it does not submit the text.
///
/// - Invalidation: When the text changes, the element of the editor is updated. A body runs
///   only if the body has read the text.
public struct TextEditor {
  /// The bindings to the text and, if the program has passed one, to the selection.
  enum Source {
    case plain(Binding<String>, Binding<TextSelection?>?)
    case attributed(AttributedEditorText)
  }

  private let source: Source

  @Environment(\.textEditorStyle) private var style

  /// Creates an editor of a text.
  ///
  /// - Parameter text: A binding to the text.
  public init(text: Binding<String>) { self.init(source: .plain(text, nil)) }

  /// Creates an editor from bindings to a text and to the selection in the text.
  ///
  /// When the user types, the selection becomes empty, and moves to the end of the new characters.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selected characters, or to nil if the selection is not known.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(source: .plain(text, selection))
  }

  init(source: Source) { self.source = source }
}

extension TextEditor: View, LibraryView {
  /// The element of the editor, or the view that the style of the editor makes.
  public var body: some View {
    let editor = TextEditorElement(source: source)
    if let style { style.show(editor) } else { editor }
  }
}

/// The element of a text editor.
struct TextEditorElement {
  let source: TextEditor.Source
  var style: String?
}

extension TextEditorElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      .textEditor,
      isEnabled: environment.isEnabled,
      isFocusable: true
    )
    description[.style] = style
    switch source {
    case .plain(let text, let selection?):
      edit(SelectedText(text: text, selection: selection), &description, environment)
    case .plain(let text, nil):
      edit(PlainFieldText(text: text), &description, environment)
    case .attributed(let text):
      edit(text, &description, environment)
      text.describeRuns(&description, in: environment)
    }
    environment.customTextStyle?.describeField(&description, hasLines: true, in: environment)
    environment.customControlTraits?.describeEditor(&description, in: environment)
    environment.findNavigator?.describe(&description)
    return description
  }

  @MainActor private func edit(
    _ text: some FieldText,
    _ description: inout ElementDescription,
    _ environment: EnvironmentValues
  ) {
    description[.text] = text.string(in: environment)
    description.on(EditEvent.self) { text.edit($0.text, in: environment) }
    text.describe(&description)
    environment.customControlTraits?.input.completionTarget?.connect {
      text.edit($0, in: environment)
    }
  }
}
