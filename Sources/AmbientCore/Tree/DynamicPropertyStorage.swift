import AmbientGraph

/// The storage for the dynamic properties of a value that a view uses, such as a custom gesture.
///
/// The properties belong to the node of the view. Values that they read become dependencies of the
/// view.
package final class DynamicPropertyStorage<Value>: RetiringStorage {
  private let layout: DynamicPropertyLayout
  private var slots: [AnyObject?]

  private init(_ layout: DynamicPropertyLayout) {
    self.layout = layout
    slots = Array(repeating: nil, count: layout.slotCount)
  }

  /// Whether the type of the value has dynamic properties.
  package static var isNeeded: Bool { !DynamicPropertyLayout.of(Value.self).isEmpty }

  /// Creates the storage; returns nil if the type of the value has no dynamic properties.
  package static func makeIfNeeded() -> DynamicPropertyStorage? {
    let layout = DynamicPropertyLayout.of(Value.self)
    return layout.isEmpty ? nil : DynamicPropertyStorage(layout)
  }

  /// Connects the properties of a value with the node whose body runs, and calls `use`.
  ///
  /// If no body runs, `use` receives the value without connected properties.
  ///
  /// - Parameters:
  ///   - value: The value; its properties are not connected yet.
  ///   - use: Receives the value.
  /// - Returns: The result of `use`.
  @MainActor
  package func connecting<Result>(_ value: Value, _ use: @MainActor (Value) -> Result) -> Result {
    guard let node = ViewTree.updating?.graph.running as? BodyNode else { return use(value) }
    var value = value
    install(in: &value, PropertyOwner(node: node))
    let result = use(value)
    subscribe(&value)
    return result
  }

  private func install(in value: inout Value, _ owner: PropertyOwner) {
    withMutablePointer(to: &value) { address in
      slots.withUnsafeMutableBufferPointer { layout.install(at: address, in: owner, $0) }
      layout.update(at: address)
    }
  }

  private func subscribe(_ value: inout Value) {
    guard layout.subscribes else { return }
    withMutablePointer(to: &value) { address in
      slots.withUnsafeMutableBufferPointer { layout.subscribe(at: address, $0) }
    }
  }

  package func retire() {
    for slot in slots { (slot as? any RetiringStorage)?.retire() }
    slots = Array(repeating: nil, count: layout.slotCount)
  }
}
