public import AmbientCore

/// A style that determines the appearance of text fields.
///
/// The body of your style adds views and modifiers to the field. The field in the body does not use
/// this style again. It uses the style that is set further up the tree. A style may have properties
/// such as `@Environment` and `@State`.
///
/// ```swift
/// struct Framed: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding().border(.gray)
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when one of these changes: a stored property of the style, or a
///   value that the body read. A change of the text does not run the body.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// The type of the body, inferred from the implementation of ``_body(configuration:)``.
  associatedtype _Body: View

  /// The label of the field in the body of a style.
  typealias _Label = _TextFieldStyleLabel

  /// Creates the view that replaces a text field.
  ///
  /// - Parameter configuration: The field.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the field in the body of a ``TextFieldStyle``.
public struct _TextFieldStyleLabel {
  let view: AnyView
}

extension _TextFieldStyleLabel: View, LibraryView {
  /// The label of the field.
  public var body: some View { view }
}

/// A built-in style with a name that hosts see.
protocol NamedTextFieldStyle: BuiltInStyle {
  /// The value of the attribute `style`; nil for no attribute.
  var name: String? { get }
}

/// A type-erased ``TextFieldStyle``.
protocol ErasedTextFieldStyle {
  /// The value of the attribute `style`; nil for no attribute.
  var name: String? { get }

  /// Returns the view of a field in this style; nil for a built-in style.
  @MainActor func show(
    _ makeField: () -> TextField<_TextFieldStyleLabel>,
    outer: TextFieldStyles
  ) -> AnyView?
}

/// The styles that the ancestors set for text fields, from the nearest to the outermost.
typealias TextFieldStyles = StyleStack<any ErasedTextFieldStyle>

private struct TextFieldStylesKey: EnvironmentKey {
  static var defaultValue: TextFieldStyles { .unstyled }
}

extension EnvironmentValues {
  var textFieldStyles: TextFieldStyles {
    get { self[TextFieldStylesKey.self] }
    set { self[TextFieldStylesKey.self] = newValue }
  }

  /// The name of the nearest style of text fields; nil for the default style.
  var textFieldStyleName: String? { textFieldStyles.nearest?.name }
}

extension View {
  /// Sets the style of the text fields in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   field in the view. Setting an equal style again runs no body.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textFieldStyles.nearest,
      WholeTextFieldStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `textFieldStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_asFunction style: S) -> some View {
    textFieldStyle(style, fileID: "", line: 0)
  }
}

private struct WholeTextFieldStyle<Style: TextFieldStyle>: ErasedTextFieldStyle {
  let style: Style

  var name: String? { (style as? any NamedTextFieldStyle)?.name }

  func show(
    _ makeField: () -> TextField<_TextFieldStyleLabel>,
    outer: TextFieldStyles
  ) -> AnyView? {
    if style is any NamedTextFieldStyle { return nil }
    return AnyView(
      StyledTextField(style: StyleField(style: style), field: makeField())
        .environment(\.textFieldStyles, outer)
    )
  }
}

/// The view that runs the body of a style.
private struct StyledTextField<Style: TextFieldStyle> {
  let style: StyleField<Style>
  let field: TextField<_TextFieldStyleLabel>
}

extension StyledTextField: View, NamedBody {
  var body: some View { style.style._body(configuration: field) }

  static var bodyName: String? { reportedName(of: Style.self) }
}
