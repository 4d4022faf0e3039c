public import AmbientCore

/// The default style, which leaves the appearance of text fields to the host.
public struct DefaultTextFieldStyle: Sendable {
  let name: String? = nil

  /// Creates a default text field style.
  public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle, NamedTextFieldStyle {
  /// Returns the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style, which leaves the appearance of text fields to the host.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A style of text fields without decoration.
///
/// - Note: Ambient only passes this on to the host.
public struct PlainTextFieldStyle: Sendable {
  let name: String? = "plain"

  /// Creates a plain text field style.
  public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle, NamedTextFieldStyle {
  /// Returns the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style of text fields without decoration.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A style of text fields with a border that has rounded corners.
///
/// - Note: Ambient only passes this on to the host.
public struct RoundedBorderTextFieldStyle: Sendable {
  let name: String? = "roundedBorder"

  /// Creates a rounded border text field style.
  public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle, NamedTextFieldStyle {
  /// Returns the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style of text fields with a border that has rounded corners.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

/// A style of text fields with a border that has square corners.
///
/// - Note: Ambient only passes this on to the host.
public struct SquareBorderTextFieldStyle: Sendable {
  let name: String? = "squareBorder"

  /// Creates a square border text field style.
  public init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle, NamedTextFieldStyle {
  /// Returns the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style of text fields with a border that has square corners.
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}
