import AmbientGraph
import AmbientReflection

/// A view whose type does not show.
///
/// The same dynamic type at the same place keeps its node; another type begins anew.
public struct AnyView {
  let box: AnyViewBox

  /// Erases the type of a view.
  public nonisolated init<V: View>(_ view: V) {
    // The type is asked for as well because a cast would reach into an optional.
    let erased = V.self == AnyView.self ? view as? AnyView : nil
    box = erased?.box ?? AnyViewBoxOf(view)
  }

  /// Erases the type of a view.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// Erases the type of a view that is known as a value only; nil of what is no view.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node that shows the view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(AnyViewNode(view, inputs))
  }

  /// Updates the view, or puts one of another type in its place.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(AnyViewNode.self).update(with: view)
  }
}

@available(*, unavailable)
extension AnyView: Sendable {}

extension AnyView: SelfComparing {
  /// Compares what is inside, if it has the same type.
  package nonisolated func isSame(as other: AnyView) -> Bool { box.isSame(as: other.box) }
}

/// A view of any type, on the heap.
class AnyViewBox {
  /// Makes the child of a node that shows the view.
  @MainActor func makeNode(in node: ParentNode) -> ViewNode {
    preconditionFailure("\(Self.self) shows nothing.")
  }

  /// Gives a node that was made for a view of the same type this one.
  @MainActor func update(_ node: ViewNode) {}

  /// Lists what the view arranges.
  @MainActor func list(in list: inout _SubviewList) {}
  /// Whether another view is the same.
  func isSame(as other: AnyViewBox) -> Bool { false }
}

private final class AnyViewBoxOf<Content: View>: AnyViewBox {
  private var content: Content?

  init(_ content: Content) { self.content = content }

  deinit {
    // Views that are nested by value go one after the other, not one within the other.
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

/// Shows a view of any type.
///
/// It makes its child when it runs itself: views may be nested by value to any depth, and no call may
/// be nested as deep.
private final class AnyViewNode: ParentNode {
  // Nil once the node is gone.
  private var view: AnyView?
  private var shown: ObjectIdentifier?

  @MainActor init(_ view: AnyView, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    graph.schedule(self)
  }

  @MainActor func update(with view: AnyView) {
    self.view = view
    graph.schedule(self)
  }

  override func run() {
    guard let view else { return }
    let type = ObjectIdentifier(Swift.type(of: view.box))
    if let child, shown == type { return view.box.update(child) }
    child.map(unmount)
    child = view.box.makeNode(in: self)
    shown = type
  }

  override func willRetire() {
    super.willRetire()
    view = nil
  }
}
