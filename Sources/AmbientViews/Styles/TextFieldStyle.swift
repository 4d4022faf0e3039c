public import AmbientCore

/// How text fields look: one of the styles that hosts know.
public protocol TextFieldStyle: Sendable {
  /// The word by which hosts know the style; nil for the usual one.
  var _name: String? { get }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The word for the style of text fields.
  var textFieldStyleName: String? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields in the view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textFieldStyleName, style._name, fileID: fileID, line: line)
  }
}

/// As hosts show text fields usually.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The word by which hosts know the style.
  public let _name: String? = nil

  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As hosts show text fields usually.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The word by which hosts know the style.
  public let _name: String? = "plain"

  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// With a border that has round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The word by which hosts know the style.
  public let _name: String? = "roundedBorder"

  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a border that has round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// With a border that has square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The word by which hosts know the style.
  public let _name: String? = "squareBorder"

  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// With a border that has square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
