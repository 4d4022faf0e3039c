import AmbientGraph

/// A value whose body a node runs, with what its dynamic properties keep.
///
/// Nothing outside reaches the value while the body runs: a body may ask its own node for its name.
struct BodyRunner<Value> {
  private var value: Value
  private var slots: [AnyObject?]
  private var isInstalled = false
  private var observedReads: ObservedReads?

  @MainActor init(_ value: Value, _ type: ViewType) {
    self.value = value
    slots = Array(repeating: nil, count: type.properties.slotCount)
  }

  /// Takes another value; false if all its fields are the same, and the old one stays.
  @MainActor mutating func replace(with new: Value, _ type: ViewType) -> Bool {
    let isSame = withUnsafePointer(to: value) { old in
      withUnsafePointer(to: new) { type.comparator.areSame(old, $0) }
    }
    guard !isSame else { return false }
    value = new
    isInstalled = false
    return true
  }

  /// Prepares the dynamic properties and runs the body; what it reads becomes the node's dependencies.
  @MainActor mutating func run<Result>(
    _ type: ViewType,
    in node: ViewNode,
    _ body: @MainActor (Value) -> Result
  ) -> Result {
    if !isInstalled {
      isInstalled = true
      Self.install(&value, &slots, type, in: node)
    }
    let result = Self.run(&value, &observedReads, type, in: node, body)
    if observedReads != nil { type.observes = true }
    return result
  }

  // Static, because the parts of the runner are in use at the same time.

  @MainActor private static func install(
    _ value: inout Value,
    _ slots: inout [AnyObject?],
    _ type: ViewType,
    in node: ViewNode
  ) {
    guard !type.properties.isEmpty else { return }
    let owner = PropertyOwner(scope: node.scope, graph: node.graph, name: type.name)
    withUnsafeMutablePointer(to: &value) { type.properties.install(at: $0, in: owner, &slots) }
  }

  @MainActor private static func run<Result>(
    _ value: inout Value,
    _ observedReads: inout ObservedReads?,
    _ type: ViewType,
    in node: ViewNode,
    _ body: @MainActor (Value) -> Result
  ) -> Result {
    node.observing(&observedReads, isExpected: type.observes) {
      if !type.properties.isEmpty {
        withUnsafeMutablePointer(to: &value) { type.properties.update(at: $0) }
      }
      return body(value)
    }
  }

  /// Drops what the properties keep.
  mutating func end() {
    observedReads?.end()
    observedReads = nil
    for slot in slots { (slot as? any RetiringStorage)?.retire() }
    slots = []
  }
}
