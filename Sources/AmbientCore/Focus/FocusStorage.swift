import AmbientGraph

/// The storage of a focus state.
///
/// The storage retires when the view that declares the state leaves the tree.
final class FocusStorage<Value: Hashable>: RetiringStorage, AnyFocusStorage {
  private let state: StateStorage<Value>
  private let unfocused: Value
  private let system: FocusSystem

  init(_ unfocused: Value, name: String, in system: FocusSystem) {
    // One update applies all writes, even if their transactions differ. The focus then moves only
    // once, to the view that the newest write names.
    state = StateStorage(
      unfocused,
      name: name,
      in: system.graph,
      separatesTransactions: false
    )
    self.unfocused = unfocused
    self.system = system
    system.join(self)
  }

  func get() -> Value { state.get() }

  /// Sets the state, and requests the focus for the view that has the new value.
  func set(_ newValue: Value) {
    state.set(newValue)
    // A write while a body runs changes nothing, and prints a warning.
    if !system.graph.isReading { system.add(self) }
  }

  func retire() {
    system.leave(self)
    state.retire()
  }

  func isRead(through source: Source) -> Bool { state.isRead(through: source) }

  /// Moves the focus to the view whose value equals the state.
  ///
  /// If the state is `unfocused`, a focused view that is paired with this state loses the focus.
  ///
  /// - Parameter system: The focus system of the tree.
  /// - Returns: `.untilLayout` if the focus has to wait because all views that could get it are
  ///   hidden. Nil in all other cases, even if no view has the value.
  func fulfill(in system: FocusSystem) -> FocusDelay? {
    let wanted = state.input.value
    let focused = system.focused
    let current = focused.flatMap(closestAnchor)
    if wanted == unfocused {
      if let current, current.value != wanted { system.move(to: nil) }
      return nil
    }
    if let focused, focused.canHaveFocus, current?.value == wanted { return nil }
    let anchors = system.members(FocusAnchorOf<Value>.self)
    let named = anchors.filter { $0.storage === self && $0.value == wanted }
    return system.move(toFirstIn: named) ? nil : .untilLayout
  }

  @MainActor private func closestAnchor(above node: ViewNode) -> FocusAnchorOf<Value>? {
    for case let anchor as FocusAnchorOf<Value> in sequence(first: node, next: \.parent)
    where anchor.storage === self {
      return anchor
    }
    return nil
  }

  func update(to anchor: FocusAnchorNode?) {
    state.input.set((anchor as? FocusAnchorOf<Value>)?.value ?? unfocused)
  }
}

/// The storage of a focus state of any type.
protocol AnyFocusStorage: AnyObject, FocusRequest {
  /// Sets the state to the value of the node `anchor`, which contains the focus.
  ///
  /// If `anchor` is nil, the state is set to false or nil.
  @MainActor func update(to anchor: FocusAnchorNode?)
}

/// The node of a modifier that pairs a view with a value of a focus state.
class FocusAnchorNode: FocusNode {
  /// The focus state to which the value belongs.
  var state: (any AnyFocusStorage)? { nil }
}

/// The node of a modifier that pairs a view with a value of type `Value`.
final class FocusAnchorOf<Value: Hashable>: FocusAnchorNode {
  private(set) var storage: FocusStorage<Value>?
  private(set) var value: Value

  @MainActor init(_ storage: FocusStorage<Value>?, _ value: Value, _ inputs: _ViewInputs) {
    self.storage = storage
    self.value = value
    super.init(inputs)
  }

  @MainActor func update(_ storage: FocusStorage<Value>?, _ value: Value) {
    guard self.storage !== storage || self.value != value else { return }
    self.storage = storage
    self.value = value
    focus.membersChanged()
  }

  override var state: (any AnyFocusStorage)? { storage }

  override func willRetire() {
    super.willRetire()
    storage = nil
  }
}
