public import AmbientGraph

/// A node that runs the body of a view or a modifier.
@usableFromInline
protocol BodyOwner: ViewNode {
  /// What the dynamic properties of the view or the modifier keep.
  var properties: InstalledProperties { get set }

  /// The view or the modifier.
  var value: Any { get }
}

extension BodyOwner {
  /// The type of the view or the modifier.
  @inlinable var type: ViewType { properties.type.takeUnretainedValue() }

  /// Lets the body run for a value that has come in place of the old one.
  @usableFromInline
  func valueChanged() {
    properties.valueChanged()
    graph.schedule(self)
  }

  /// Connects the dynamic properties of the value with this node, unless they are.
  @inlinable @MainActor
  func installProperties(at value: UnsafeMutableRawPointer) {
    properties.install(at: value, in: self)
  }

  /// Runs a body of the value at a place; what it reads becomes the node's dependencies.
  ///
  /// It reads the value where it lies, not counting what it does not use. What `update()` of a custom
  /// property writes is for this run, and so into a copy: a view that comes anew is compared with what
  /// came before.
  @inlinable @MainActor
  func runBody<Value, Result>(
    of value: UnsafeMutablePointer<Value>,
    _ body: @MainActor (UnsafeMutablePointer<Value>) -> Result
  ) -> Result {
    lending(properties.type) { type in
      observingBody(of: type) {
        guard type.callsUpdate else { return body(value) }
        var updated = value.pointee
        return withMutablePointer(to: &updated) {
          type.updateProperties(at: $0)
          let result = body($0.assumingMemoryBound(to: Value.self))
          if type.subscribes { properties.subscribe(at: $0) }
          return result
        }
      }
    }
  }
}

extension ViewNode {
  /// Whether the next run is for something observable that the last one read, and not for another value.
  var hasOnlyObservedChange: Bool {
    guard observedReads?.hasChanged == true else { return false }
    return (self as? any BodyOwner)?.properties.isValueComing != true
  }
}

/// What the dynamic properties of a view or a modifier keep in the node that runs its body.
@usableFromInline
struct InstalledProperties {
  /// The type of the view or the modifier, which stays for ever.
  @usableFromInline let type: Unmanaged<ViewType>

  private var slots: [AnyObject?] = []
  private var installation = Installation.missing

  /// Whether the properties of the value are connected with the node.
  private enum Installation {
    case missing
    /// Since the run of now, which is the first one of this value.
    case new
    case present
  }

  @usableFromInline
  init(of type: Unmanaged<ViewType>) { self.type = type }

  /// Whether the body runs for a value that it did not run for before.
  var isNewValue: Bool { installation == .new }

  /// Whether another value has come since the last run.
  var isValueComing: Bool { installation == .missing }

  /// Another value has come.
  @usableFromInline
  mutating func valueChanged() { installation = .missing }

  /// Connects the properties of the value at a place, unless they are.
  // Bound to no actor, so that the closures here need not ask whether they are on it.
  @usableFromInline
  mutating func install(at value: UnsafeMutableRawPointer, in node: ViewNode) {
    guard installation == .missing else { return installation = .present }
    installation = .new
    let owner = PropertyOwner(node: node, type: type)
    lending(lending(type) { $0.properties }) { properties in
      // What keeps nothing needs no list of its own.
      guard properties.slotCount > 0 else {
        return properties.install(
          at: value,
          in: owner,
          UnsafeMutableBufferPointer(start: nil, count: 0)
        )
      }
      if slots.isEmpty { slots = Array(repeating: nil, count: properties.slotCount) }
      slots.withUnsafeMutableBufferPointer { properties.install(at: value, in: owner, $0) }
    }
  }

  /// Makes the current run depend on what custom properties declare, and no run has read.
  @usableFromInline
  mutating func subscribe(at value: UnsafeMutableRawPointer) {
    // A node that has left the tree meanwhile keeps nothing for its properties.
    guard !slots.isEmpty else { return }
    lending(lending(type) { $0.properties }) { properties in
      slots.withUnsafeMutableBufferPointer { properties.subscribe(at: value, $0) }
    }
  }

  /// Lets go of everything.
  mutating func retire() {
    for slot in slots { (slot as? any RetiringStorage)?.retire() }
    slots = []
  }
}
