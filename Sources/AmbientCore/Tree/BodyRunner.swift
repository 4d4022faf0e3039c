import AmbientGraph

/// A value whose body a node runs, with what its dynamic properties keep.
struct BodyRunner<Value> {
  private(set) var value: Value
  private let type: ViewType
  private var slots: [AnyObject?]
  private var isInstalled = false
  private var observedReads: ObservedReads?

  @MainActor init(_ value: Value, role: String) {
    self.value = value
    type = .of(Value.self, role: role)
    slots = Array(repeating: nil, count: type.properties.slotCount)
  }

  var name: String? { type.name }

  /// Takes another value; false if all its fields are the same, and the old one stays.
  @MainActor mutating func replace(with new: Value) -> Bool {
    let comparator = type.comparator
    let isSame = withUnsafePointer(to: value) { old in
      withUnsafePointer(to: new) { comparator.areSame(old, $0) }
    }
    guard !isSame else { return false }
    value = new
    isInstalled = false
    return true
  }

  /// Prepares the dynamic properties and runs the body; what it reads becomes the node's dependencies.
  @MainActor mutating func run<Result>(
    in node: ViewNode,
    _ body: @MainActor (Value) -> Result
  ) -> Result {
    install(in: node)
    let properties = type.properties
    var value = self.value
    let result = node.observing(&observedReads, isExpected: type.observes) {
      if !properties.isEmpty {
        withUnsafeMutablePointer(to: &value) { properties.update(at: $0) }
      }
      return body(value)
    }
    self.value = value
    if observedReads != nil { type.observes = true }
    return result
  }

  private mutating func install(in node: ViewNode) {
    guard !isInstalled else { return }
    isInstalled = true
    guard !type.properties.isEmpty else { return }
    let owner = PropertyOwner(scope: node.scope, graph: node.graph, type: Value.self)
    let properties = type.properties
    var slots = self.slots
    withUnsafeMutablePointer(to: &value) { properties.install(at: $0, in: owner, &slots) }
    self.slots = slots
  }

  /// Drops what the properties keep.
  mutating func end() {
    observedReads?.end()
    observedReads = nil
    for slot in slots { (slot as? any RetiringStorage)?.retire() }
    slots = []
  }
}
