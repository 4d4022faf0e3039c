public import AmbientCore
import AmbientSupport

/// Items of a toolbar.
///
/// A type of your own has a body made of other items, and may hold `@Environment` and `@State`; it sees
/// the surroundings of the view that the toolbar is put on.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the body, inferred from it.
  associatedtype Body: ToolbarContent

  /// The items it is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The type of the views that show it.
  associatedtype _ToolbarViews: View = _ToolbarBody<Self>

  /// The views that show it.
  nonisolated var _toolbarViews: _ToolbarViews { get }
}

extension ToolbarContent where _ToolbarViews == _ToolbarBody<Self> {
  /// A view that runs the body.
  public nonisolated var _toolbarViews: _ToolbarBody<Self> { _ToolbarBody(owner: self) }
}

extension ToolbarContent where Body == Never {
  /// Stops the program: there is no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

extension Never: ToolbarContent {
  /// Cannot be asked for, because there is no value to ask.
  public nonisolated var _toolbarViews: EmptyView { EmptyView() }
}

/// Runs the body of toolbar content as a view's.
public struct _ToolbarBody<Owner: ToolbarContent> {
  private let owner: BodyOwner<Owner>

  nonisolated init(owner: Owner) { self.owner = BodyOwner(value: owner) }
}

extension _ToolbarBody: View, NamedBody {
  /// What the body of the content is shown as.
  public var body: some View { owner.value.body._toolbarViews }

  /// The name of the content's type.
  package static var bodyName: String? { "\(Owner.self)" }
}

/// Several items, or none.
public struct _TupleToolbarContent<Views: View> {
  /// The views that show them.
  public let _toolbarViews: Views
}

extension _TupleToolbarContent: ToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never
}

/// One of two kinds of items: what an `if` with an `else` becomes.
public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  /// The views that show them.
  public let _toolbarViews: _ConditionalContent<First._ToolbarViews, Second._ToolbarViews>
}

extension _ConditionalToolbarContent: ToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups items.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self = .of(content())
  }

  /// The views that show it.
  public nonisolated var _toolbarViews: Content._ToolbarViews { content._toolbarViews }
}

/// Puts the statements of a toolbar together.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes one expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A block without statements.
  public static func buildBlock() -> _TupleToolbarContent<EmptyView> {
    _TupleToolbarContent(_toolbarViews: EmptyView())
  }

  /// A block with one statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A block with several statements.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<TupleView<(repeat (each Content)._ToolbarViews)>> {
    _TupleToolbarContent(_toolbarViews: TupleView((repeat (each content)._toolbarViews)))
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(_toolbarViews: ViewBuilder.buildEither(first: first._toolbarViews))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(_toolbarViews: ViewBuilder.buildEither(second: second._toolbarViews))
  }

  /// An `if #available`, whose type does not show what is inside.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _TupleToolbarContent<AnyView> {
    _TupleToolbarContent(_toolbarViews: AnyView(content._toolbarViews))
  }
}

/// Items that may be there: what an `if` without an `else` becomes.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The views that show them, if they are there.
  public nonisolated var _toolbarViews: Wrapped._ToolbarViews? { self?._toolbarViews }
}
