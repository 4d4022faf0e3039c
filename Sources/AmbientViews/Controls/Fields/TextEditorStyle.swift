public import AmbientCore

/// A style that determines the appearance of text editors.
///
/// A style of your own adds views to the body of a built-in style. The style may have properties
/// such as `@Environment` and `@State`.
///
/// ```swift
/// struct NoteStyle: TextEditorStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     PlainTextEditorStyle().makeBody(configuration: configuration)
///       .padding()
///       .background(.yellow)
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when one of these changes: a stored property of the style, or a
///   value that the body read. A change of the text does not run the body.
@MainActor
@preconcurrency
public protocol TextEditorStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a text editor, which a style passes on to a built-in style.
  typealias Configuration = TextEditorStyleConfiguration

  /// Creates the view that replaces a text editor.
  ///
  /// - Parameter configuration: The properties of the editor.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a text editor for a ``TextEditorStyle``.
public struct TextEditorStyleConfiguration {
  let editor: TextEditorElement

  func editor(style: String?) -> TextEditorElement {
    var editor = editor
    editor.style = style
    return editor
  }
}

/// A type-erased ``TextEditorStyle``.
protocol ErasedTextEditorStyle {
  @MainActor func show(_ editor: TextEditorElement) -> AnyView
}

private struct TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: (any ErasedTextEditorStyle)? { nil }
}

extension EnvironmentValues {
  /// The style of text editors; nil for the default of the host.
  var textEditorStyle: (any ErasedTextEditorStyle)? {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text editors in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   editor in the view. Setting an equal style again runs no body.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textEditorStyle,
      WholeTextEditorStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `textEditorStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_asFunction style: S) -> some View {
    textEditorStyle(style, fileID: "", line: 0)
  }
}

private struct WholeTextEditorStyle<Style: TextEditorStyle>: ErasedTextEditorStyle {
  let style: Style

  func show(_ editor: TextEditorElement) -> AnyView {
    AnyView(StyledTextEditor(style: StyleField(style: style), editor: editor))
  }
}

/// The view that runs the body of a style.
private struct StyledTextEditor<Style: TextEditorStyle> {
  let style: StyleField<Style>
  let editor: TextEditorElement
}

extension StyledTextEditor: View, NamedBody {
  var body: some View {
    style.style.makeBody(configuration: TextEditorStyleConfiguration(editor: editor))
  }

  static var bodyName: String? { reportedName(of: Style.self) }
}
