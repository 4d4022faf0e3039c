public import AmbientCore

/// Puts commands together.
@resultBuilder
public enum CommandsBuilder {
  /// Takes one expression.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// A block without statements.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// A block with one statement.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// A block with several statements.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<TupleView<(repeat (each Content)._CommandsViews)>> {
    _TupleCommands(_commandsViews: TupleView((repeat (each content)._commandsViews)))
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: Commands>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(_commandsViews: ViewBuilder.buildEither(first: first._commandsViews))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(_commandsViews: ViewBuilder.buildEither(second: second._commandsViews))
  }

  /// An `if #available`, whose type does not show what is inside.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> _TupleCommands<AnyView> {
    _TupleCommands(_commandsViews: AnyView(content._commandsViews))
  }
}

/// No commands.
public struct EmptyCommands {
  /// Makes the commands.
  public nonisolated init() {}
}

extension EmptyCommands: Commands {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Nothing.
  public nonisolated var _commandsViews: EmptyView { EmptyView() }
}

/// Several commands, or none.
public struct _TupleCommands<Views: View> {
  /// The views that show them.
  public let _commandsViews: Views
}

extension _TupleCommands: Commands {
  /// The type of the body: there is none.
  public typealias Body = Never
}

/// One of two kinds of commands: what an `if` with an `else` becomes.
public struct _ConditionalCommands<First: Commands, Second: Commands> {
  /// The views that show them.
  public let _commandsViews: _ConditionalContent<First._CommandsViews, Second._CommandsViews>
}

extension _ConditionalCommands: Commands {
  /// The type of the body: there is none.
  public typealias Body = Never
}

/// Commands that may be there: what an `if` without an `else` becomes.
extension Optional: Commands where Wrapped: Commands {
  /// The views that show them, if they are there.
  public nonisolated var _commandsViews: Wrapped._CommandsViews? { self?._commandsViews }
}
