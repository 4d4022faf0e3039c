import AmbientGraph

/// A node that runs the body of a view or a modifier, with what its dynamic properties keep.
@usableFromInline
class BodyNode: ParentNode {
  @usableFromInline final let type: ViewType
  @exclusivity(unchecked) private final var slots: [AnyObject?] = []
  @exclusivity(unchecked) private final var installation = Installation.missing

  /// Whether the dynamic properties of the value are connected with the node.
  private enum Installation {
    case missing
    /// Since the run of now, which is the first one of this value.
    case new
    case present
  }

  /// Whether the body runs for a value that it did not run for before.
  final var hasNewValue: Bool { installation == .new }

  /// The view or the modifier whose body it runs.
  var value: Any { () }

  /// The name of the type whose body it runs.
  final var nameOfType: String? { type.name }

  @usableFromInline @MainActor
  init(_ type: ViewType, _ inputs: _ViewInputs) {
    self.type = type
    super.init(inputs)
    lending(inputs.unmanagedTree) { $0.schedule(self) }
  }

  override func willRetire() {
    super.willRetire()
    for slot in slots { (slot as? any RetiringStorage)?.retire() }
    slots = []
  }

  /// Lets the body run for a value that has come in place of the old one.
  @usableFromInline
  final func valueChanged() {
    installation = .missing
    graph.schedule(self)
  }

  /// Connects the dynamic properties of the value with this node, unless they are.
  @usableFromInline
  final func installProperties(at value: UnsafeMutableRawPointer) {
    guard installation == .missing else { return installation = .present }
    installation = .new
    let properties = type.properties
    guard !properties.isEmpty else { return }
    if slots.isEmpty, properties.slotCount > 0 {
      slots = Array(repeating: nil, count: properties.slotCount)
    }
    properties.install(at: value, in: PropertyOwner(node: self), &slots)
  }

  /// Runs a body of the value at a place; what it reads becomes the node's dependencies.
  ///
  /// It reads the value where it lies, not counting what it does not use. What `update()` of a custom
  /// property writes is for this run, and so into a copy: a view that comes anew is compared with what
  /// came before.
  @inlinable @MainActor
  final func runBody<Value, Result>(
    of value: UnsafeMutablePointer<Value>,
    _ body: @MainActor (UnsafeMutablePointer<Value>) -> Result
  ) -> Result {
    observing(as: type) {
      guard type.callsUpdate else { return body(value) }
      var updated = value.pointee
      return withMutablePointer(to: &updated) {
        type.updateProperties(at: $0)
        return body($0.assumingMemoryBound(to: Value.self))
      }
    }
  }
}
