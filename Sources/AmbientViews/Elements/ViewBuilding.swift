public import AmbientCore

/// The functions of a result builder that accepts views as well as tabs or toolbar items.
///
/// The builder turns each expression into a view. A function with such a builder can therefore
/// accept both kinds of content. If there were one function for each kind, the compiler would try
/// both functions with every overload of every modifier in the content.
public protocol _ViewBuilding {}

extension _ViewBuilding {
  /// Returns the view of one expression.
  ///
  /// - Parameter content: The value of the expression.
  /// - Returns: The view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of a block without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the view of a block with one statement.
  ///
  /// - Parameter content: The value of the statement.
  /// - Returns: The view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns the views of a block with several statements.
  ///
  /// - Parameter content: The values of the statements.
  /// - Returns: The views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Returns the view of an `if` without an `else`; nil if the condition is false.
  ///
  /// - Parameter content: The content of the `if`; nil if the condition is false.
  /// - Returns: The view; nil if the condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the content of an `if` or `switch` whose first branch is current.
  ///
  /// - Parameter first: The content of the first branch.
  /// - Returns: The content.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  /// Returns the content of an `if` or `switch` whose second branch is current.
  ///
  /// - Parameter second: The content of the second branch.
  /// - Returns: The content.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  /// Returns the type-erased view of an `if #available`.
  ///
  /// - Parameter content: The content of the `if #available`.
  /// - Returns: The type-erased view.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
