import AmbientGraph
public import AmbientSupport

/// The storage of the dynamic properties of a view or modifier.
///
/// The node that runs the body keeps the storage.
@usableFromInline
struct InstalledProperties {
  /// The type of the view or the modifier, unretained because a `ViewType` is never released.
  @usableFromInline let type: Unretained<ViewType>

  private var slots: [AnyObject?] = []
  private var installation = Installation.missing

  /// Whether the properties of the current value are connected with the node.
  private enum Installation {
    /// The node has not run since it received the value.
    case missing
    /// The properties were connected in the last run, which was the first run with this value.
    case new
    /// The properties were connected in an earlier run.
    case present
  }

  @usableFromInline
  init(of type: Unretained<ViewType>) { self.type = type }

  /// Whether the node's current or last run is the first run with the current value.
  var isNewValue: Bool { installation == .new }

  /// Whether the node has received a new value since the last run.
  var needsInstallation: Bool { installation == .missing }

  @usableFromInline
  mutating func valueChanged() { installation = .missing }

  /// Connects the properties of the value at an address with a node, unless they are connected
  /// already.
  // This method is nonisolated for speed: in a method of the main actor, each closure would check
  // at run time that it runs on the main actor.
  @usableFromInline
  mutating func install(at value: UnsafeMutableRawPointer, in node: ViewNode) {
    guard installation == .missing else { return installation = .present }
    installation = .new
    let owner = PropertyOwner(node: node)
    type.with { $0.properties }.with { properties in
      // Properties without storage need no array.
      guard properties.slotCount > 0 else {
        return properties.install(
          at: value,
          in: owner,
          UnsafeMutableBufferPointer(start: nil, count: 0)
        )
      }
      if slots.isEmpty {
        slots =
          node.tree[StateKeeper.self]?.takeStorage(of: node)
          ?? Array(repeating: nil, count: properties.slotCount)
      }
      slots.withUnsafeMutableBufferPointer { properties.install(at: value, in: owner, $0) }
    }
  }

  /// Makes the current run depend on each ``DeclaredProperty`` that the node has never read.
  ///
  /// The method affects only properties inside a custom property, which is a property whose type is
  /// declared in client code.
  @usableFromInline
  mutating func subscribe(at value: UnsafeMutableRawPointer) {
    // The slots are empty if the node has left the tree during the run.
    guard !slots.isEmpty else { return }
    type.with { $0.properties }.with { properties in
      slots.withUnsafeMutableBufferPointer { properties.subscribe(at: value, $0) }
    }
  }

  /// The storage of all properties, if any of it can be kept after the view has left the tree;
  /// otherwise nil.
  var keptSlots: [AnyObject?]? { slots.contains { $0 is any KeptStorage } ? slots : nil }

  /// Removes the vertices of all properties from the graph, and releases the storage.
  mutating func retire() {
    for slot in slots { (slot as? any RetiringStorage)?.retire() }
    slots = []
  }
}
