public import AmbientCore

/// The default style, which leaves the appearance of text editors to the host.
public struct AutomaticTextEditorStyle: Sendable {
  /// Creates an automatic text editor style.
  public init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle, BuiltInStyle {
  /// Returns the element of the editor, without the attribute `style`.
  ///
  /// - Parameter configuration: The properties of the text editor.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor(style: nil)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style, which leaves the appearance of text editors to the host.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// A style of text editors without decoration.
///
/// - Note: Ambient only passes this on to the host.
public struct PlainTextEditorStyle: Sendable {
  /// Creates a plain text editor style.
  public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle, BuiltInStyle {
  /// Returns the element of the editor, with the attribute `style` set to `plain`.
  ///
  /// - Parameter configuration: The properties of the text editor.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor(style: "plain")
  }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style of text editors without decoration.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// A style of text editors with a border that has rounded corners.
///
/// - Note: Ambient only passes this on to the host.
public struct RoundedBorderTextEditorStyle: Sendable {
  /// Creates a rounded border text editor style.
  public init() {}
}

extension RoundedBorderTextEditorStyle: TextEditorStyle, BuiltInStyle {
  /// Returns the element of the editor, with the attribute `style` set to `roundedBorder`.
  ///
  /// - Parameter configuration: The properties of the text editor.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor(style: "roundedBorder")
  }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A style of text editors with a border that has rounded corners.
  public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}
