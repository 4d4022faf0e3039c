import AmbientGraph
import AmbientReflection
import Synchronization

/// The dynamic properties of an enum: the properties in the payload of its active case.
///
/// When the case changes, the storage of the old case's properties is dropped.
// Sendable because its only mutable state is behind a lock.
final class EnumProperty: Sendable {
  private let layout: EnumLayout

  /// Whether the enum itself is a dynamic property; an optional is not.
  private let conforms: Bool

  /// Whether the payloads are part of a property whose type is declared in client code.
  private let isCustom: Bool

  /// The layout of a case's payload; unknown until it is computed.
  private enum Payload {
    case unknown
    case computed(DynamicPropertyLayout?)
  }

  // Each layout is computed at its first use, and not in advance, because the payload of a
  // recursive enum contains the enum again. If the enum is generic, the sequence of payload types
  // may even have no end.
  private let payloads: Mutex<[Payload]>

  /// The storage of the properties in the active case.
  private final class ActiveCase: RetiringStorage, KeptStorage {
    let index: Int
    var slots: [AnyObject?]

    package func retire() { for slot in slots { (slot as? any RetiringStorage)?.retire() } }

    init(index: Int, slots: [AnyObject?]) {
      self.index = index
      self.slots = slots
    }
  }

  init(_ layout: EnumLayout, conforms: Bool, isCustom: Bool) {
    self.layout = layout
    self.conforms = conforms
    self.isCustom = isCustom
    payloads = Mutex(
      layout.cases.map { $0.payload == nil ? .computed(nil) : .unknown }
    )
  }

  /// Whether a payload may contain dynamic properties.
  ///
  /// For an optional, a search of the payload gives the exact answer. For an enum that conforms to
  /// `DynamicProperty`, the search might not end, because the enum may be recursive. For such an
  /// enum, the answer is true if any case has a payload.
  var mayContainProperties: Bool {
    conforms ? layout.cases.contains { $0.payload != nil } : containsProperties
  }

  private var containsProperties: Bool { layout.cases.indices.contains { payload(at: $0) != nil } }

  /// Whether the payload of an optional contains a property whose `update()` must be called.
  ///
  /// For an enum that conforms to `DynamicProperty`, the answer is false, because a separate step
  /// of the ``DynamicPropertyLayout`` calls the `update()` of the enum.
  var callsUpdate: Bool {
    !conforms && layout.cases.indices.contains { payload(at: $0)?.callsUpdate == true }
  }

  /// Whether a payload may contain a ``DeclaredProperty``.
  ///
  /// For every enum that conforms to `DynamicProperty`, the answer is true, because a search of the
  /// payloads might not end.
  var maySubscribe: Bool {
    conforms || layout.cases.indices.contains { payload(at: $0)?.subscribes == true }
  }

  private func payload(at index: Int) -> DynamicPropertyLayout? {
    if case .computed(let payload) = payloads.withLock({ $0[index] }) { return payload }
    // The layout is computed outside of the lock, because the payload may contain this enum.
    let payload = layout.cases[index].payload.flatMap {
      DynamicPropertyLayout.ofProperty($0, isCustom: isCustom)
    }
    payloads.withLock { $0[index] = .computed(payload) }
    return payload
  }

  func install(
    at value: UnsafeMutableRawPointer,
    in owner: PropertyOwner,
    _ slot: inout AnyObject?
  ) {
    let index = layout.activeCase(of: value)
    var active = slot as? ActiveCase
    if let old = RestoredStorage.storage(ActiveCase.self, in: slot) {
      active = ActiveCase(index: old.index, slots: restored(old.slots))
    }
    if active?.index != index {
      active?.retire()
      active = nil
    }
    guard let payload = payload(at: index) else { return slot = nil }
    let current =
      active ?? ActiveCase(index: index, slots: Array(repeating: nil, count: payload.slotCount))
    slot = current
    layout.withPayload(of: value) { address in
      current.slots.withUnsafeMutableBufferPointer { payload.install(at: address, in: owner, $0) }
    }
  }

  /// Makes the current run depend on each unread ``DeclaredProperty`` in the active payload.
  ///
  /// A property is unread until a run of the body reads the property.
  func subscribe(at value: UnsafeMutableRawPointer, _ slot: AnyObject?) {
    guard let active = slot as? ActiveCase, let payload = payload(at: active.index),
      payload.subscribes
    else { return }
    layout.withPayload(of: value) { address in
      active.slots.withUnsafeMutableBufferPointer { payload.subscribe(at: address, $0) }
    }
  }

  func update(at value: UnsafeMutableRawPointer) {
    guard let payload = payload(at: layout.activeCase(of: value)) else { return }
    layout.withPayload(of: value) { payload.update(at: $0) }
  }
}
