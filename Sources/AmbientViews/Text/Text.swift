public import AmbientCore

/// A run of text.
public struct Text: Equatable {
  let content: String

  /// Shows a string as it is.
  public init(verbatim content: String) { self.content = content }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  /// Shows a literal, with its interpolations.
  public init(_ content: String) { self.content = content }
}

extension Text: ElementView {
  /// Describes the text.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("Text", text: content)
  }
}
