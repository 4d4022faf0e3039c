import AmbientGraph
public import AmbientScopes
public import AmbientSupport

/// A part of a user interface, described as a value.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   @Environment(\.theme) private var theme
///
///   var body: some View {
///     Text("Hello, \(name)").foregroundStyle(theme.accent)
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when the view is mounted, and when its parent passes changed
///   fields. The body also runs after a change of a value that its last run read. Such a value is a
///   state, a binding, an environment value, or a property of an observable object.
@_typeEraser(AnyView)
@MainActor
@preconcurrency
public protocol View {
  /// The type of the body, inferred from `body`.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  static func _makeNode(_ view: consuming Self, _ inputs: _ViewInputs) -> _ViewNode

  /// Gives a new view value to a node that was made for this type of view.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  static func _updateNode(_ node: _ViewNode, _ view: Self)

  /// Runs a node in an update. The node was made for this type of view.
  ///
  /// - Parameter node: The node that `_makeNode` has made.
  static func _runNode(_ node: _ViewNode)

  /// Whether each value of the type is exactly one subview of a container and sets no container
  /// value.
  static var _isOneView: Bool { get }

  /// Whether each value of the type is at most one subview of a container.
  ///
  /// The subview may have container values.
  static var _isAtMostOneView: Bool { get }

  /// Adds a view to a container's list of subviews.
  ///
  /// A view that only contains other views, such as a group, adds those views instead.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  static func _listSubviews(of view: Self, in list: inout _SubviewList)
}

extension Never: View {
  /// Never read, because no value of the type `Never` exists.
  public var body: Never { Diagnostic.neverBody(Never.self).stop() }
}

extension View where Body == Never {
  /// Reading this property stops the program, because the view has no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

extension ViewNode {
  /// Makes a child that directly follows this node in the tree order; the caller stores the child.
  @inlinable @MainActor
  func mount<Content: View>(_ view: Content, scope: Scope? = nil) -> ViewNode {
    willMountFirstChild()
    return Content._makeNode(view, inputs(scope: scope)).node
  }
}

extension ViewNode {
  /// Makes a child during an update of this node, such as the other branch of a condition; the
  /// caller stores the child.
  ///
  /// If a removed child with the same key is still shown, for example during a transition, the
  /// function updates and returns that child instead.
  @usableFromInline @MainActor
  func insert<Content: View>(_ view: Content, _ key: AnyHashable?) -> ViewNode {
    guard let child = willInsertChild(key) else { return mount(view) }
    Content._updateNode(_ViewNode(child), view)
    return child
  }
}

extension ParentNode {
  /// Updates the child with a view, or makes the child if there is none.
  ///
  /// All calls for one node must pass views of the same type.
  @inlinable @MainActor
  final func show<Content: View>(_ view: Content) {
    guard child != nil else { return child = mount(view) }
    unretainedChild.with { Content._updateNode(_ViewNode($0), view) }
  }
}
