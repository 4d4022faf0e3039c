import AmbientGraph
public import AmbientSupport

/// A node that runs the body of a view or a modifier, and keeps the storage of the dynamic
/// properties.
@usableFromInline
class BodyNode: ParentNode {
  // Unchecked, because only the thread that owns the graph accesses this property, and accesses
  // never overlap.
  @exclusivity(unchecked) @usableFromInline final var properties: InstalledProperties

  @usableFromInline var value: Any { () }

  @usableFromInline @MainActor
  init(_ type: ViewType, _ inputs: _ViewInputs) {
    properties = InstalledProperties(of: Unretained(type))
    super.init(inputs)
    let effect = Unretained<Effect>(self)
    inputs.unretainedTree.with { $0.schedule(effect) }
  }

  @inlinable final var type: ViewType { properties.type.object }

  override final var ownerName: String? { type.name }

  /// Records that the node has received a new value, and schedules a run of the body.
  @usableFromInline
  final func valueChanged() {
    properties.valueChanged()
    graph.schedule(self)
  }

  /// Connects the dynamic properties of the value with this node, unless they are connected
  /// already.
  @inlinable @MainActor
  final func installProperties(at value: UnsafeMutableRawPointer) {
    properties.install(at: value, in: self)
  }

  /// Runs the body of a view or modifier.
  ///
  /// The values that the body reads become dependencies of the node.
  ///
  /// If a custom dynamic property has an `update()` method, `runBody` copies the view or modifier,
  /// calls `update()` on the properties of the copy, and runs the body of the copy. The stored view
  /// or modifier stays unchanged, because the next value is compared with the stored one.
  @inlinable @MainActor
  final func runBody<Value, Result>(
    of value: Value,
    _ body: @MainActor (Value) -> Result
  ) -> Result {
    properties.type.with { type in
      observingBody(of: type) {
        guard type.callsUpdate else { return body(value) }
        var updated = value
        withMutablePointer(to: &updated) { type.updateProperties(at: $0) }
        let result = body(updated)
        if type.subscribes { withMutablePointer(to: &updated) { properties.subscribe(at: $0) } }
        return result
      }
    }
  }

  override func willRetire() {
    super.willRetire()
    properties.retire()
  }
}

extension ViewNode {
  /// Whether the view or modifier has no new value, but an observable property has changed.
  ///
  /// An observable property counts only if the body read it in its last run.
  var hasOnlyObservedChange: Bool {
    guard observedReads?.hasChanged == true else { return false }
    return (self as? BodyNode)?.properties.needsInstallation != true
  }
}

/// The node of a view with a body.
///
/// The functions `_makeNode`, `_updateNode` and `_runNode` of `View`, and the functions of the node
/// that they call, are inlinable. The compiler can therefore specialize these functions for each
/// type of view, in the module of that type.
@usableFromInline
final class CompositeNode<Content: View>: BodyNode {
  // Unchecked, because only the thread that owns the graph accesses this property, and accesses
  // never overlap.
  @exclusivity(unchecked) @usableFromInline var view: Content

  @inlinable @MainActor
  init(_ view: consuming Content, _ inputs: _ViewInputs) {
    self.view = view
    super.init(.of(viewWithBody: Content.self), inputs)
  }

  @inlinable @MainActor
  func update(with new: Content) {
    let isSame = withPointer(to: new) { new in
      properties.type.with { $0.isSame(&view, as: new) }
    }
    guard !isSame else { return }
    view = new
    valueChanged()
  }

  override var bodyName: String? { type.name }

  override var value: Any { view }

  override func run() { Content._runNode(_ViewNode(self)) }

  @inlinable @MainActor
  func runComposite() {
    withMutablePointer(to: &view) { installProperties(at: $0) }
    show(runBody(of: view) { $0.body })
  }
}

extension View {
  /// Makes a node that runs the body.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  @inlinable
  public static func _makeNode(_ view: consuming Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(CompositeNode(view, inputs))
  }

  /// Schedules a run of the body if a field of the view has changed.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  @inlinable
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.unretained(as: CompositeNode<Self>.self).with { $0.update(with: view) }
  }

  /// Runs the body and shows its result.
  ///
  /// - Parameter node: The node that `_makeNode` has made.
  @inlinable
  public static func _runNode(_ node: _ViewNode) {
    node.unretained(as: CompositeNode<Self>.self).with { $0.runComposite() }
  }
}
