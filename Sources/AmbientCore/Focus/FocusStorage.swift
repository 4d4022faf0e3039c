import AmbientGraph

/// Where a focus state lives for as long as its view does.
final class FocusStorage<Value: Hashable>: RetiringStorage, AnyFocusStorage {
  private let state: StateStorage<Value>
  private let unfocused: Value
  private let system: FocusSystem

  init(_ unfocused: Value, name: String, in system: FocusSystem) {
    // The next update moves the focus to where the state says.
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

  /// Says where the focus is to be.
  func set(_ newValue: Value) {
    state.set(newValue)
    // Set while a body runs, it warns and stays as it is.
    if !system.graph.isReading { system.wish(self) }
  }

  func retire() {
    system.leave(self)
    state.retire()
  }

  func isRead(through source: Source) -> Bool { state.isRead(through: source) }

  /// Moves the focus to where the state says that it is to be.
  func grant(in system: FocusSystem) {
    let wanted = state.input.value
    if let focused = system.focused,
      let current = closestAnchor(around: focused), current.value == wanted
    {
      return
    }
    if wanted == unfocused {
      guard let focused = system.focused, closestAnchor(around: focused) != nil else { return }
      system.move(to: nil)
    } else {
      let anchors = system.members(FocusAnchorOf<Value>.self)
      let named = anchors.filter { $0.storage === self && $0.value == wanted }
      if let target = named.firstFocusable { system.move(to: target) }
    }
  }

  @MainActor private func closestAnchor(around node: ViewNode) -> FocusAnchorOf<Value>? {
    for case let anchor as FocusAnchorOf<Value> in sequence(first: node, next: \.parent)
    where anchor.storage === self {
      return anchor
    }
    return nil
  }

  func show(_ anchor: FocusAnchorNode?) {
    state.input.set((anchor as? FocusAnchorOf<Value>)?.value ?? unfocused)
  }
}

/// Where a focus state lives, whatever it tells views apart by.
protocol AnyFocusStorage: AnyObject, FocusWish {
  /// Lets the state say where the focus is: at the closest of its anchors around it, or at none.
  @MainActor func show(_ anchor: FocusAnchorNode?)
}

/// A node that names a view for a focus state.
class FocusAnchorNode: FocusNode {
  /// The state that it names the view for.
  var state: (any AnyFocusStorage)? { nil }
}

/// A node that names a view by a value.
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
