import AmbientGraph
public import AmbientSupport

/// What the dynamic properties of a view or a modifier keep in the node that runs its body.
@usableFromInline
struct InstalledProperties {
  /// The type of the view or the modifier, which stays for ever.
  @usableFromInline let type: Unretained<ViewType>

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
  init(of type: Unretained<ViewType>) { self.type = type }

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
    let owner = PropertyOwner(node: node)
    type.with { $0.properties }.with { properties in
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
    type.with { $0.properties }.with { properties in
      slots.withUnsafeMutableBufferPointer { properties.subscribe(at: value, $0) }
    }
  }

  /// Lets go of everything.
  mutating func retire() {
    for slot in slots { (slot as? any RetiringStorage)?.retire() }
    slots = []
  }
}
