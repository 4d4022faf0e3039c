import AmbientGraph
import AmbientReflection
import Synchronization

/// A property that is an enum: the payload of its active case is entered.
///
/// What the properties of a case keep is dropped when the case changes.
// Sendable because all that changes is behind a lock.
final class EnumProperty: Sendable {
  private let layout: EnumLayout

  /// Whether the enum itself is a dynamic property; an optional is not.
  private let conforms: Bool

  /// Whether what it contains is in a property that a client wrote.
  private let isCustom: Bool

  /// What is known of the payload of a case.
  private enum Payload {
    case unknown
    case known(DynamicPropertyLayout?)
  }

  // Found at first use: in a recursive enum, a payload leads to the enum again, or, in a generic one, to
  // other types without an end.
  private let payloads: Mutex<[Payload]>

  /// What the active case keeps.
  private final class ActiveCase: RetiringStorage {
    let index: Int
    var slots: [AnyObject?]

    package func retire() { for slot in slots { (slot as? any RetiringStorage)?.retire() } }

    init(index: Int, slotCount: Int) {
      self.index = index
      slots = Array(repeating: nil, count: slotCount)
    }
  }

  init(_ layout: EnumLayout, conforms: Bool, isCustom: Bool) {
    self.layout = layout
    self.conforms = conforms
    self.isCustom = isCustom
    payloads = Mutex(
      layout.cases.map { $0.payload == nil ? .known(nil) : .unknown }
    )
  }

  /// Whether there is anything to enter, as far as that can be known without an end.
  ///
  /// Only what conforms can contain itself, so an optional is looked into.
  var mayHoldProperties: Bool {
    conforms ? layout.cases.contains { $0.payload != nil } : holdsProperties
  }

  private var holdsProperties: Bool { layout.cases.indices.contains { payload(at: $0) != nil } }

  /// Whether `update()` of a property in a payload is called.
  ///
  /// Where the enum itself has an `update()`, that is reason enough to look, and the answer is no.
  var callsUpdate: Bool {
    !conforms && layout.cases.indices.contains { payload(at: $0)?.callsUpdate == true }
  }

  /// Whether a property in a payload may count as read though it was not, as far as that can be known.
  var mayDeclareProperties: Bool {
    conforms || layout.cases.indices.contains { payload(at: $0)?.subscribes == true }
  }

  private func payload(at index: Int) -> DynamicPropertyLayout? {
    if case .known(let payload) = payloads.withLock({ $0[index] }) { return payload }
    // Outside the lock, because it may lead to this very enum.
    let found = layout.cases[index].payload.flatMap {
      DynamicPropertyLayout.ofProperty($0, isCustom: isCustom)
    }
    payloads.withLock { $0[index] = .known(found) }
    return found
  }

  /// Connects the properties in the payload of the active case with their owner.
  func install(
    at value: UnsafeMutableRawPointer,
    in owner: PropertyOwner,
    _ slot: inout AnyObject?
  ) {
    let index = layout.activeCase(of: value)
    var active = slot as? ActiveCase
    if active?.index != index {
      active?.retire()
      active = nil
    }
    guard let payload = payload(at: index) else { return slot = nil }
    let kept = active ?? ActiveCase(index: index, slotCount: payload.slotCount)
    slot = kept
    layout.withPayload(of: value) { place in
      kept.slots.withUnsafeMutableBufferPointer { payload.install(at: place, in: owner, $0) }
    }
  }

  /// Makes the current run depend on what the payload of the active case declares, and no run has read.
  func subscribe(at value: UnsafeMutableRawPointer, _ slot: AnyObject?) {
    guard let active = slot as? ActiveCase, let payload = payload(at: active.index),
      payload.subscribes
    else { return }
    layout.withPayload(of: value) { place in
      active.slots.withUnsafeMutableBufferPointer { payload.subscribe(at: place, $0) }
    }
  }

  /// Calls `update()` of the custom properties in the payload of the active case.
  func update(at value: UnsafeMutableRawPointer) {
    guard let payload = payload(at: layout.activeCase(of: value)) else { return }
    layout.withPayload(of: value) { payload.update(at: $0) }
  }
}
