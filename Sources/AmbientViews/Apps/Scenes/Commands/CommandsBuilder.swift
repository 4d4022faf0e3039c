public import AmbientCore

/// A result builder that combines the commands in a block.
@resultBuilder
public enum CommandsBuilder {
  /// Returns the commands of one expression.
  ///
  /// - Parameter content: The value of the expression.
  /// - Returns: The commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns no commands, for an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the commands of a block with one statement.
  ///
  /// - Parameter content: The value of the statement.
  /// - Returns: The commands of the block.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines the commands of a block with several statements.
  ///
  /// - Parameter content: The values of the statements.
  /// - Returns: The commands of the block.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<TupleView<(repeat (each Content)._CommandsViews)>> {
    _TupleCommands(_commandsViews: TupleView((repeat (each content)._commandsViews)))
  }

  /// Returns the commands of an `if` without an `else`.
  ///
  /// - Parameter content: The content of the `if`; nil if the condition is false.
  /// - Returns: The commands.
  public static func buildIf<Content: Commands>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// Returns the commands of the first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The content of the first branch.
  /// - Returns: The commands.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(_commandsViews: ViewBuilder.buildEither(first: first._commandsViews))
  }

  /// Returns the commands of the second branch of an `if` or `switch`.
  ///
  /// - Parameter second: The content of the second branch.
  /// - Returns: The commands.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(_commandsViews: ViewBuilder.buildEither(second: second._commandsViews))
  }

  /// Returns the type-erased commands of an `if #available`.
  ///
  /// - Parameter content: The content of the `if #available`.
  /// - Returns: The type-erased commands.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> _TupleCommands<AnyView> {
    _TupleCommands(_commandsViews: AnyView(content._commandsViews))
  }
}

/// No commands: the result of an empty block.
public struct EmptyCommands {
  /// Creates empty commands.
  public nonisolated init() {}
}

extension EmptyCommands: Commands {
  /// The type of the body: empty commands have no body.
  public typealias Body = Never

  /// An empty view.
  public nonisolated var _commandsViews: EmptyView { EmptyView() }
}

/// The combined commands of a block.
public struct _TupleCommands<Views: View> {
  /// The views of all commands in the block.
  public let _commandsViews: Views
}

extension _TupleCommands: Commands {
  /// The type of the body: combined commands have no body.
  public typealias Body = Never
}

/// The commands of one of two branches of an `if` or `switch`.
public struct _ConditionalCommands<First: Commands, Second: Commands> {
  /// The views of the commands in the branch that was taken.
  public let _commandsViews: _ConditionalContent<First._CommandsViews, Second._CommandsViews>
}

extension _ConditionalCommands: Commands {
  /// The type of the body: conditional commands have no body.
  public typealias Body = Never
}

/// The commands of an `if` without an `else`.
extension Optional: Commands where Wrapped: Commands {
  /// The views of the commands; nil if the condition is false.
  public nonisolated var _commandsViews: Wrapped._CommandsViews? { self?._commandsViews }
}
