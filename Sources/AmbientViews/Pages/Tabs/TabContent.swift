public import AmbientCore
import AmbientSupport

/// The tabs of a tab view.
///
/// ```swift
/// struct MusicTabs: TabContent {
///   var body: some TabContent<String> {
///     Tab("Albums", systemImage: "square.stack", value: "albums") { Albums() }
///     Tab("Songs", systemImage: "music.note", value: "songs") { Songs() }
///   }
/// }
/// ```
///
/// A conforming type may have properties such as `@Environment` and `@State`.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that identify the tabs.
  associatedtype TabValue: Hashable

  /// The type of the body, inferred from the implementation of ``body``.
  associatedtype Body: TabContent where TabValue == Body.TabValue

  /// The tabs of this content.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// The type of the views that show the tabs.
  associatedtype _TabViews: View = _TabBody<Self>

  /// The views that show the tabs.
  nonisolated var _tabViews: _TabViews { get }
}

extension TabContent where _TabViews == _TabBody<Self> {
  /// A view that runs the body.
  public nonisolated var _tabViews: _TabBody<Self> { _TabBody(owner: self) }
}

/// The type `Body` of tab content that has no body.
///
/// There are no values of this type.
public enum _NoTabs<TabValue: Hashable> {
  // This property is declared here, and not in the extension that declares the conformance. There,
  // the compiler would apply the result builder of `TabContent.body` to the `switch`.
  /// The body, which is never used because the type has no values.
  public var body: _NoTabs { switch self {} }
}

extension _NoTabs: TabContent {
  /// An empty view, which is never used because the type has no values.
  public nonisolated var _tabViews: EmptyView { EmptyView() }
}

/// Tab content that has no body.
public protocol _BodilessTabs: TabContent where Body == _NoTabs<TabValue> {}

extension _BodilessTabs {
  /// Stops the program with a message, because the content has no body.
  public var body: _NoTabs<TabValue> {
    Diagnostic.neverBody(Self.self).stop()
  }
}

/// A view that runs the body of tab content.
public struct _TabBody<Owner: TabContent> {
  private let owner: BodyOwner<Owner>

  nonisolated init(owner: Owner) { self.owner = BodyOwner(value: owner) }
}

extension _TabBody: View, NamedBody {
  /// The views that show the body of the content.
  public var body: some View { owner.value(describing: "tabs").body._tabViews }

  /// The name of the content's type, which is the name of the body in reports.
  package static var bodyName: String? { "\(Owner.self)" }
}

/// The tabs of a block: one, several or none.
public struct TupleTabContent<TabValue: Hashable, Views: View> {
  /// The views that show the tabs.
  public let _tabViews: Views
}

extension TupleTabContent: _BodilessTabs {}

/// The tabs of one branch of an `if` or `switch`.
public struct _ConditionalTabContent<First: TabContent, Second: TabContent>
where First.TabValue == Second.TabValue {
  /// The views that show the tabs.
  public let _tabViews: _ConditionalContent<First._TabViews, Second._TabViews>
}

extension _ConditionalTabContent: _BodilessTabs {
  /// The type of the values that identify the tabs.
  public typealias TabValue = First.TabValue
}

/// Tabs whose type is erased.
public struct AnyTabContent<TabValue: Hashable> {
  /// The views that show the tabs.
  public let _tabViews: AnyView

  /// Erases the type of tabs.
  ///
  /// - Parameter content: The tabs whose type is erased.
  public nonisolated init(_ content: some TabContent<TabValue>) {
    _tabViews = AnyView(content._tabViews)
  }
}

extension AnyTabContent: _BodilessTabs {}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Wrapped.TabValue
  /// The type of the body: optional tabs have no body.
  public typealias Body = _NoTabs<Wrapped.TabValue>
  /// The views that show the tabs; nil if the optional is nil.
  public nonisolated var _tabViews: Wrapped._TabViews? { self?._tabViews }
}

extension Optional: _BodilessTabs where Wrapped: TabContent {}

extension Group: TabContent where Content: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue

  /// Creates a group of tabs.
  ///
  /// - Parameter content: The tabs of the group.
  public nonisolated init<V: Hashable, Views: View>(@TabContentBuilder<V> content: () -> Content)
  where Content == TupleTabContent<V, Views> {
    self = .of(content())
  }

  /// The views that show the tabs.
  public nonisolated var _tabViews: Content._TabViews { content._tabViews }
}

extension Group: _BodilessTabs where Content: TabContent {}
