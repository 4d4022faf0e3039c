import AmbientGraph
import AmbientReflection

/// A view that hides the type of the view it contains.
///
/// If a new `AnyView` contains a view of the same type as before, the contained view keeps its node
/// and its state. A view of another type gets a new node with new state.
public struct AnyView {
  let box: AnyViewBox

  /// Creates a view that hides the type of another view.
  ///
  /// An `AnyView` is not wrapped again.
  ///
  /// - Parameter view: The view whose type is hidden.
  public nonisolated init<V: View>(_ view: V) {
    // The type is checked first, because the cast alone would also accept an optional `AnyView`.
    let erased = V.self == AnyView.self ? view as? AnyView : nil
    box = erased?.box ?? AnyViewBoxOf(view)
  }

  /// Creates a view that hides the type of another view, for the compiler's type erasure.
  ///
  /// - Parameter view: The view whose type is hidden.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// Creates a view from a value whose static type is unknown; nil if the value is not a view.
  ///
  /// - Parameter value: The value.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View {
  /// The type of the body; an `AnyView` has none.
  public typealias Body = Never

  /// Makes a node that shows the contained view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(AnyViewNode(view, inputs))
  }

  /// Updates the contained view, or replaces its node if the type is different.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(AnyViewNode.self).update(with: view)
  }
}

@available(*, unavailable)
extension AnyView: Sendable {}

extension AnyView: SelfComparing {
  package nonisolated func isSame(as other: AnyView) -> Bool { box.isSame(as: other.box) }
}

/// The object in which an `AnyView` stores a view of any type.
class AnyViewBox {
  /// Makes the node of the view as the child of `node`.
  @MainActor func makeNode(in node: ParentNode) -> ViewNode {
    preconditionFailure("A subclass overrides makeNode(in:).")
  }

  /// Updates a node with this view; the node was made for a view of the same type.
  @MainActor func update(_ node: ViewNode) {}

  @MainActor func list(in list: inout _SubviewList) {}

  func isSame(as other: AnyViewBox) -> Bool { false }
}

private final class AnyViewBoxOf<Content: View>: AnyViewBox {
  private var content: Content?

  init(_ content: Content) { self.content = content }

  deinit {
    // Releases deeply nested views without deeply nested calls.
    DeferredRelease.release(&content)
  }

  override func makeNode(in node: ParentNode) -> ViewNode {
    guard let content else { return super.makeNode(in: node) }
    return node.mount(content)
  }

  override func update(_ node: ViewNode) {
    if let content { Content._updateNode(_ViewNode(node), content) }
  }

  override func list(in list: inout _SubviewList) {
    guard let content else { return }
    list.within(
      {
        $0.path = $0.path.appending(.type(ObjectIdentifier(Content.self)))
        $0.nesting += 1
      }
    ) { Content._listSubviews(of: content, in: &$0) }
  }

  override func isSame(as other: AnyViewBox) -> Bool {
    guard let other = other as? AnyViewBoxOf<Content> else { return false }
    return areSame(content, other.content, mode: .equatableUnlessTrivial)
  }
}

/// The node of an `AnyView`.
///
/// The node makes its child in its run and not in its initializer. Otherwise, deeply nested views
/// would lead to deeply nested calls, which could overflow the stack.
private final class AnyViewNode: ParentNode {
  // Nil after the node has left the tree.
  private var view: AnyView?
  private var typeOfChild: ObjectIdentifier?

  @MainActor init(_ view: AnyView, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    graph.schedule(self)
  }

  override func key(of child: ViewNode) -> AnyHashable? { typeOfChild }

  @MainActor func update(with view: AnyView) {
    self.view = view
    graph.schedule(self)
  }

  override func run() {
    guard let view else { return }
    let type = ObjectIdentifier(Swift.type(of: view.box))
    if let child, typeOfChild == type { return view.box.update(child) }
    if let child {
      self.child = nil
      removeChild(child, typeOfChild)
      typeOfChild = type
      if let child = willInsertChild(type) {
        self.child = child
        return view.box.update(child)
      }
    }
    child = view.box.makeNode(in: self)
    typeOfChild = type
  }

  override func willRetire() {
    super.willRetire()
    view = nil
  }
}
