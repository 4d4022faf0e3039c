import AmbientGraph
public import AmbientSupport

/// A node that runs the body of a view or a modifier, with what its dynamic properties keep.
@usableFromInline
class BodyNode: ParentNode {
  // Only the graph's owner touches it, one access at a time.
  @exclusivity(unchecked) @usableFromInline final var properties: InstalledProperties

  /// The view or the modifier whose body it runs.
  @usableFromInline var value: Any { () }

  @usableFromInline @MainActor
  init(_ type: ViewType, _ inputs: _ViewInputs) {
    properties = InstalledProperties(of: Unretained(type))
    super.init(inputs)
    let made = Unretained<Effect>(self)
    inputs.unretainedTree.with { $0.schedule(made) }
  }

  /// The type of the view or the modifier.
  @inlinable final var type: ViewType { properties.type.object }

  override final var ownerName: String? { type.name }

  /// Lets the body run for a value that replaced the old one.
  @usableFromInline
  final func valueChanged() {
    properties.valueChanged()
    graph.schedule(self)
  }

  /// Connects the dynamic properties of the value with this node, unless they are.
  @inlinable @MainActor
  final func installProperties(at value: UnsafeMutableRawPointer) {
    properties.install(at: value, in: self)
  }

  /// Runs a body of a value; what it reads becomes the node's dependencies.
  ///
  /// What `update()` of a custom property writes is for this run alone, and so into a copy: the next value
  /// is compared with the one that came from the parent.
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
  /// Whether the next run is for something observable that the last one read, and not for another value.
  var hasOnlyObservedChange: Bool {
    guard observedReads?.hasChanged == true else { return false }
    return (self as? BodyNode)?.properties.isValueComing != true
  }
}

/// A view with a body.
///
/// What it does for its view is in the view's own requirements, and inlinable: the compiler writes it
/// out for each type of view, in the module of that type.
@usableFromInline
final class CompositeNode<Content: View>: BodyNode {
  // As above.
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
  @inlinable
  public static func _makeNode(_ view: consuming Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(CompositeNode(view, inputs))
  }

  /// Lets the body run if a field of the view has changed.
  @inlinable
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.unretained(as: CompositeNode<Self>.self).with { $0.update(with: view) }
  }

  /// Runs the body, and shows what it makes.
  @inlinable
  public static func _runNode(_ node: _ViewNode) {
    node.unretained(as: CompositeNode<Self>.self).with { $0.runComposite() }
  }
}
