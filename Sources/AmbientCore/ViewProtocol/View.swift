public import AmbientScopes
public import AmbientSupport
import AmbientGraph

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
/// - Invalidation: The body runs when the view appears, when its parent gives it other fields, and when
///   something it read in its last run has changed: a state, a binding, a value of the environment, a
///   property of an observable object.
@_typeEraser(AnyView)
@MainActor
@preconcurrency
public protocol View {
  /// The type of the body, inferred from it.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of a view.
  static func _makeNode(_ view: consuming Self, _ inputs: _ViewInputs) -> _ViewNode

  /// Gives a node that was made for this type of view another one.
  static func _updateNode(_ node: _ViewNode, _ view: Self)

  /// Does what a node that was made for this type of view has to do in an update.
  static func _runNode(_ node: _ViewNode)

  /// Whether it is one view with nothing to tell a container, whatever its value is.
  static var _isOneView: Bool { get }

  /// Adds the view to the list of a container's subviews, or those that it arranges.
  static func _listSubviews(of view: Self, in list: inout _SubviewList)
}

extension Never: View {
  /// Cannot be called, because there is no value to call it on.
  public var body: Never { Diagnostic.neverBody(Never.self).stop() }
}

extension View where Body == Never {
  /// Stops the program: this view has no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

/// What flows down the tree to a node that is made.
///
/// It keeps nothing alive: it is used while the parent, which keeps all of it, makes the node.
public struct _ViewInputs {
  let unretainedTree: Unretained<TreeState>
  let unretainedParent: Unretained<ViewNode>?
  let unretainedScope: Unretained<Scope>
  let depth: Int32

  @usableFromInline
  init(tree: TreeState, parent: ViewNode?, scope: Scope, depth: Int32) {
    unretainedTree = Unretained(tree)
    unretainedParent = parent.map { Unretained($0) }
    unretainedScope = Unretained(scope)
    self.depth = depth
  }

  var scope: Scope { unretainedScope.object }

  var tree: TreeState { unretainedTree.object }

  var graph: Graph { unretainedTree.with { $0.graph } }
}

/// A node of the view tree.
public struct _ViewNode {
  @usableFromInline let node: ViewNode

  @inlinable init(_ node: ViewNode) { self.node = node }

  /// The node as the class that its view's type makes.
  @inlinable
  func `as`<Node: ViewNode>(_ type: Node.Type) -> Node {
    // Safe because a node is only given back to the type of view that made it.
    unsafeDowncast(node, to: type)
  }

  /// The same, without a count: the caller holds the node meanwhile.
  @inlinable
  func unretained<Node: ViewNode>(as type: Node.Type) -> Unretained<Node> {
    Unretained(self.as(type))
  }
}
