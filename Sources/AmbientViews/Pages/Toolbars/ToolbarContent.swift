public import AmbientCore
import AmbientSupport

/// Items of a toolbar.
///
/// ```swift
/// struct EditItems: ToolbarContent {
///   @Binding var isEditing: Bool
///
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .primaryAction) {
///       Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
///     }
///   }
/// }
/// ```
///
/// A conforming type may have properties such as `@Environment` and `@State`. An `@Environment`
/// property reads the environment of the view that has the toolbar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the body, inferred from the implementation of ``body``.
  associatedtype Body: ToolbarContent

  /// The items of this content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The type of the views that show the items.
  associatedtype _ToolbarViews: View = _ToolbarBody<Self>

  /// The views that show the items.
  nonisolated var _toolbarViews: _ToolbarViews { get }
}

extension ToolbarContent where _ToolbarViews == _ToolbarBody<Self> {
  /// A view that runs the body.
  public nonisolated var _toolbarViews: _ToolbarBody<Self> { _ToolbarBody(owner: self) }
}

extension ToolbarContent where Body == Never {
  /// Stops the program with a message, because the content has no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

extension Never: ToolbarContent {
  /// An empty view, which is never used because `Never` has no values.
  public nonisolated var _toolbarViews: EmptyView { EmptyView() }
}

/// A view that runs the body of toolbar content.
public struct _ToolbarBody<Owner: ToolbarContent> {
  private let owner: BodyOwner<Owner>

  nonisolated init(owner: Owner) { self.owner = BodyOwner(value: owner) }
}

extension _ToolbarBody: View, NamedBody {
  /// The views that show the body of the content.
  public var body: some View { owner.value(describing: "toolbar content").body._toolbarViews }

  /// The name of the content's type, which is the name of the body in reports.
  package static var bodyName: String? { "\(Owner.self)" }
}

/// Several toolbar items, or none.
public struct _TupleToolbarContent<Views: View> {
  /// The views that show the items.
  public let _toolbarViews: Views
}

extension _TupleToolbarContent: ToolbarContent {
  /// The type of the body: this content has no body.
  public typealias Body = Never
}

/// The items of one branch of an `if` or `switch`.
public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  /// The views that show the items.
  public let _toolbarViews: _ConditionalContent<First._ToolbarViews, Second._ToolbarViews>
}

extension _ConditionalToolbarContent: ToolbarContent {
  /// The type of the body: this content has no body.
  public typealias Body = Never
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of toolbar items.
  ///
  /// - Parameter content: The items of the group.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self = .of(content())
  }

  /// The views that show the items.
  public nonisolated var _toolbarViews: Content._ToolbarViews { content._toolbarViews }
}

/// The result builder that combines the statements of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Returns the content of one expression.
  ///
  /// - Parameter content: The value of the expression.
  /// - Returns: The content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the content of a block without statements.
  public static func buildBlock() -> _TupleToolbarContent<EmptyView> {
    _TupleToolbarContent(_toolbarViews: EmptyView())
  }

  /// Returns the content of a block with one statement.
  ///
  /// - Parameter content: The value of the statement.
  /// - Returns: The content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Returns the content of a block with several statements.
  ///
  /// - Parameter content: The values of the statements.
  /// - Returns: The content.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<TupleView<(repeat (each Content)._ToolbarViews)>> {
    _TupleToolbarContent(_toolbarViews: TupleView((repeat (each content)._toolbarViews)))
  }

  /// Returns the content of an `if` without an `else`.
  ///
  /// - Parameter content: The content of the `if`; nil if the condition is false.
  /// - Returns: The content.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// Returns the content of the first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The content of the first branch.
  /// - Returns: The content.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(_toolbarViews: ViewBuilder.buildEither(first: first._toolbarViews))
  }

  /// Returns the content of the second branch of an `if` or `switch`.
  ///
  /// - Parameter second: The content of the second branch.
  /// - Returns: The content.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(_toolbarViews: ViewBuilder.buildEither(second: second._toolbarViews))
  }

  /// Returns the type-erased content of an `if #available`.
  ///
  /// - Parameter content: The content of the `if #available`.
  /// - Returns: The type-erased content.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _TupleToolbarContent<AnyView> {
    _TupleToolbarContent(_toolbarViews: AnyView(content._toolbarViews))
  }
}

/// Optional toolbar items, the result of an `if` without an `else`.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The views that show the items; nil if the optional is nil.
  public nonisolated var _toolbarViews: Wrapped._ToolbarViews? { self?._toolbarViews }
}
