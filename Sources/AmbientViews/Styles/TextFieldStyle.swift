public import AmbientCore

/// A style of text fields, which hosts identify by a name.
///
/// Unlike a ``ButtonStyle``, a text field style has no body: the host decides how a field with the
/// style looks.
///
/// - Note: Ambient only passes this on to the host.
public protocol TextFieldStyle: Sendable {
  /// The value of the attribute `style`; nil for the default style, which sets no attribute.
  var _name: String? { get }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The name of the style of text fields; nil for the default style.
  var textFieldStyleName: String? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields in the view.
  ///
  /// - Invalidation: A change updates the descriptions of the text fields in the view; no body
  ///   runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textFieldStyleName, style._name, fileID: fileID, line: line)
  }
}

/// The default style of text fields, which the host chooses.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The value of the attribute `style`, which is nil because the style sets no attribute.
  public let _name: String? = nil

  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style of text fields, which the host chooses.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A style of text fields without decoration.
///
/// - Note: Ambient only passes this on to the host.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "plain"

  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style of text fields without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A style of text fields with a border that has rounded corners.
///
/// - Note: Ambient only passes this on to the host.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "roundedBorder"

  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style of text fields with a border that has rounded corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A style of text fields with a border that has square corners.
///
/// - Note: Ambient only passes this on to the host.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "squareBorder"

  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style of text fields with a border that has square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
