public import AmbientCore

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
  associatedtype _Views: View = _ToolbarBody<Self>

  /// The views that show it.
  nonisolated var _views: _Views { get }
}

extension ToolbarContent where _Views == _ToolbarBody<Self> {
  /// A view that runs the body.
  public nonisolated var _views: _ToolbarBody<Self> { _ToolbarBody(owner: self) }
}

extension ToolbarContent where Body == Never {
  /// Stops the program: there is no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

extension Never: ToolbarContent {
  /// Cannot be asked for, because there is no value to ask.
  public nonisolated var _views: EmptyView { EmptyView() }
}

/// Runs the body of toolbar content as a view's.
public struct _ToolbarBody<Owner: ToolbarContent> {
  private let owner: BodyOwner<Owner>

  nonisolated init(owner: Owner) { self.owner = BodyOwner(value: owner) }
}

extension _ToolbarBody: View, NamedBody {
  /// What the body of the content is shown as.
  public var body: some View { owner.value.body._views }

  /// The name of the content's type.
  package static var bodyName: String? { "\(Owner.self)" }
}

/// Several items, or none.
public struct _TupleToolbarContent<Views: View> {
  /// The views that show them.
  public let _views: Views
}

extension _TupleToolbarContent: ToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never
}

/// One of two kinds of items: what an `if` with an `else` becomes.
public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  /// The views that show them.
  public let _views: _ConditionalContent<First._Views, Second._Views>
}

extension _ConditionalToolbarContent: ToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups items.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.init(grouped: content())
  }

  /// The views that show it.
  public nonisolated var _views: Content._Views { grouped._views }
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
    _TupleToolbarContent(_views: EmptyView())
  }

  /// A block with one statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A block with several statements.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<TupleView<(repeat (each Content)._Views)>> {
    _TupleToolbarContent(_views: TupleView((repeat (each content)._views)))
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _TupleToolbarContent<Content._Views?> {
    _TupleToolbarContent(_views: content?._views)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(_views: ViewBuilder.buildEither(first: first._views))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(_views: ViewBuilder.buildEither(second: second._views))
  }

  /// An `if #available`, whose type does not show what is inside.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _TupleToolbarContent<AnyView> {
    _TupleToolbarContent(_views: AnyView(content._views))
  }
}
