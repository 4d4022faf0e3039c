/// A result builder that combines the statements of a view's body into one view.
@resultBuilder
public enum ViewBuilder {
  /// Returns the view of one expression.
  ///
  /// - Parameter content: The value of the expression.
  /// - Returns: The view.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Returns the view of a block with one statement.
  ///
  /// - Parameter content: The view of the statement.
  /// - Returns: The view.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of an `if` without an `else`; nil if the condition is false.
  ///
  /// - Parameter content: The view inside the `if`; nil if the condition is false.
  /// - Returns: The view; nil if the condition is false.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the type-erased view of an `if #available`.
  ///
  /// - Parameter content: The view inside the `if #available`.
  /// - Returns: The type-erased view.
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
  }
}
