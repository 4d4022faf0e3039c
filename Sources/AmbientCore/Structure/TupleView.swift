import AmbientGraph
import AmbientReflection

/// Several views, one after the other.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  @usableFromInline let traversal: TupleTraversal<T>

  /// Puts views together.
  @inlinable
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.init(value) { views, visitor in repeat visitor.visit(each views) }
  }

  /// Puts views together, with a function that visits each of them.
  @inlinable
  init(_ value: consuming T, _ visitEach: @escaping TupleTraversal<T>.VisitEach) {
    self.value = value
    traversal = TupleTraversal(visitEach: visitEach)
  }
}

extension TupleView: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node with a child for each view.
  @inlinable
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = TupleNode(inputs)
    node.visit(view, .make(node.inputs()))
    return _ViewNode(node)
  }

  /// Gives each child its view.
  @inlinable
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(TupleNode.self).visit(view, .update)
  }
}

@MainActor
extension TupleView {
  /// No: it may be any number of views.
  public static var _isOneView: Bool { false }

  /// Lists one view after the other.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    var visitor = TupleVisitor(.list)
    visitor.list = list
    view.traversal.visitEach(view.value, &visitor)
    if let listed = visitor.list { list = listed }
  }
}

/// Visits the views of a tuple, one after the other.
///
/// Only where a tuple is put together, the compiler knows the types of its views, and makes code of their own for
/// them; so the function is made there.
@usableFromInline
struct TupleTraversal<T> {
  @usableFromInline typealias VisitEach = @MainActor (T, inout TupleVisitor) -> Void

  @usableFromInline let visitEach: VisitEach

  @inlinable init(visitEach: @escaping VisitEach) { self.visitEach = visitEach }
}

extension TupleTraversal: SelfComparing {
  /// Always: the type of the tuple decides what the function does.
  package func isSame(as other: Self) -> Bool { true }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    true
  }
}

/// What is done with each view of a tuple.
@usableFromInline
struct TupleVisitor {
  @usableFromInline
  enum Task {
    /// Makes a node for each view.
    case make(_ViewInputs)
    /// Gives each node its view.
    case update
    /// Adds each view to a container's list.
    case list
  }

  @usableFromInline let task: Task

  /// The list of the container, while a list is made.
  @usableFromInline var list: _SubviewList?

  /// The nodes of the views, in their order.
  @usableFromInline var nodes: ContiguousArray<ViewNode> = []

  /// The number of views that were visited.
  @usableFromInline var count = 0

  @inlinable init(_ task: Task) { self.task = task }

  /// Does it with the next view.
  @inlinable @MainActor
  mutating func visit<Content: View>(_ view: Content) {
    switch task {
    case .make(let inputs): nodes.append(Content._makeNode(view, inputs).node)
    case .update: Content._updateNode(_ViewNode(nodes[count]), view)
    case .list: addToList(view)
    }
    count += 1
  }

  @usableFromInline @MainActor
  mutating func addToList<Content: View>(_ view: Content) {
    // Taken out of the visitor meanwhile: with two owners, all of it would be copied for each view.
    guard var list = list.take() else { return }
    list.at(.index(count)) { Content._listSubviews(of: view, in: &$0) }
    self.list = list
  }
}

/// Has a child for each view of a tuple.
@usableFromInline
final class TupleNode: ViewNode {
  @usableFromInline var children: ContiguousArray<ViewNode> = []

  @usableFromInline @MainActor
  init(_ inputs: _ViewInputs) { super.init(inputs) }

  override var lastChild: ViewNode? { children.last }

  /// Makes the children of the views of a tuple, or gives each its view.
  @inlinable @MainActor
  func visit<T>(_ tuple: TupleView<T>, _ task: TupleVisitor.Task) {
    var visitor = TupleVisitor(task)
    visitor.nodes = children
    tuple.traversal.visitEach(tuple.value, &visitor)
    if case .make = task { children = visitor.nodes }
  }

  override func willRetire() {
    super.willRetire()
    // Not to be seen any more before they go, which may run code of the views.
    let gone = children
    children = []
    withExtendedLifetime(gone) {}
  }
}
