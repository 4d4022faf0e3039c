/// Puts the statements of a view's body together.
@resultBuilder
public enum ViewBuilder {
  /// Takes one expression.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// A block with one statement.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without an `else`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// An `if #available`, whose type does not show what is inside.
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
  }
}
