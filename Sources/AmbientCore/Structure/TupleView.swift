import AmbientGraph
import AmbientReflection

/// A view that consists of several views in a tuple.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  @usableFromInline let traversal: TupleTraversal<T>

  /// Creates a view from a tuple of views.
  ///
  /// - Parameter value: The tuple. Each of its elements is a view.
  @inlinable
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.init(value) { views, visitor in repeat visitor.visit(each views) }
  }

  /// Creates a view from a tuple of views and a function that visits each view.
  @inlinable
  init(_ value: consuming T, _ visitEach: @escaping TupleTraversal<T>.VisitEach) {
    self.value = value
    traversal = TupleTraversal(visitEach: visitEach)
  }
}

extension TupleView: View {
  /// The type of the body; a tuple view has none.
  public typealias Body = Never

  /// Makes a node with a child for each view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  @inlinable
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = TupleNode(inputs)
    node.visit(view, .make(node.inputs()))
    return _ViewNode(node)
  }

  /// Updates each child with its view.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  @inlinable
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(TupleNode.self).visit(view, .update)
  }
}

@MainActor
extension TupleView {
  /// Always false, because a tuple may contain any number of views.
  public static var _isOneView: Bool { false }

  /// Adds the subviews of each view to a list.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    var visitor = TupleVisitor(.list)
    visitor.list = list
    view.traversal.visitEach(view.value, &visitor)
    if let listed = visitor.list { list = listed }
  }
}

/// A function that visits the views of a tuple, one after the other.
///
/// The view builder makes the function where it makes the tuple. There, the compiler knows the
/// concrete types of the views, and specializes the code for them.
@usableFromInline
struct TupleTraversal<T> {
  @usableFromInline typealias VisitEach = @MainActor (T, inout TupleVisitor) -> Void

  @usableFromInline let visitEach: VisitEach

  @inlinable init(visitEach: @escaping VisitEach) { self.visitEach = visitEach }
}

extension TupleTraversal: SelfComparing {
  /// Returns true, because the function depends only on the type of the tuple.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Always true.
  package func isSame(as other: Self) -> Bool { true }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    true
  }
}

/// A visitor that performs an action for each view of a tuple.
@usableFromInline
struct TupleVisitor {
  @usableFromInline
  enum Action {
    /// Makes a node for each view.
    case make(_ViewInputs)
    /// Updates each node with its view.
    case update
    /// Adds the subviews of each view to a container's list.
    case list
  }

  @usableFromInline let action: Action

  /// The list of the container, if the action is to list the views.
  @usableFromInline var list: _SubviewList?

  /// The nodes of the views, in the order of the tuple.
  @usableFromInline var nodes: ContiguousArray<ViewNode> = []

  /// The number of views that have been visited.
  @usableFromInline var count = 0

  @inlinable init(_ action: Action) { self.action = action }

  /// Performs the action for the next view.
  @inlinable @MainActor
  mutating func visit<Content: View>(_ view: Content) {
    switch action {
    case .make(let inputs): nodes.append(Content._makeNode(view, inputs).node)
    case .update: Content._updateNode(_ViewNode(nodes[count]), view)
    case .list: addToList(view)
    }
    count += 1
  }

  @usableFromInline @MainActor
  mutating func addToList<Content: View>(_ view: Content) {
    // `take` empties the property, so that only the local variable refers to the list's storage. A
    // second reference would cause a copy of the list for each view.
    guard var list = list.take() else { return }
    list.at(.index(count)) { Content._listSubviews(of: view, in: &$0) }
    self.list = list
  }
}

/// A node with a child for each view of a tuple.
@usableFromInline
final class TupleNode: ViewNode {
  @usableFromInline var children: ContiguousArray<ViewNode> = []

  @usableFromInline @MainActor
  init(_ inputs: _ViewInputs) { super.init(inputs) }

  override var lastChild: ViewNode? { children.last }

  override func key(of child: ViewNode) -> AnyHashable? {
    children.firstIndex { $0 === child }
  }

  /// Performs an action for the views of a tuple, and stores the children that the action makes.
  @inlinable @MainActor
  func visit<T>(_ tuple: TupleView<T>, _ action: TupleVisitor.Action) {
    var visitor = TupleVisitor(action)
    visitor.nodes = children
    tuple.traversal.visitEach(tuple.value, &visitor)
    if case .make = action { children = visitor.nodes }
  }

  override func willRetire() {
    super.willRetire()
    // The array is emptied first. The release of the children may run code of the views, and this
    // code may read the node.
    let released = children
    children = []
    withExtendedLifetime(released) {}
  }
}
