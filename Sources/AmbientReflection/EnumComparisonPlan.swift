/// Compares the cases of two enum values and, if both have the same case, the payloads.
final class EnumPlan<Value>: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: `payloads` is filled under the lock of the cache and only read afterward.

  private let layout: EnumLayout

  /// Whether the memory of the enum holds a payload exactly as the payload's own type stores it.
  ///
  /// This is true for an enum with a single payload case. Such an enum stores each of the other
  /// cases as a value that the payload cannot have, or uses an extra byte after the payload. An
  /// enum with several payload cases may mark the active case in spare bits of the payload.
  private let payloadIsInPlace: Bool

  /// The plan of each case's payload; `nil` for a case without a payload.
  var payloads: [ComparisonPlan?] = []

  init(layout: EnumLayout) {
    self.layout = layout
    payloadIsInPlace = layout.cases.count { $0.payload != nil } <= 1
  }

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    let tag = layout.activeCase(of: a)
    guard tag == layout.activeCase(of: b), depth > 0 else { return false }
    guard let payload = payloads[tag] else { return true }
    if payloadIsInPlace { return payload.areSame(a, b, depth: depth - 1) }
    // Projecting a payload removes the bits that mark the active case. Therefore, copies of the
    // values are projected. The bits are restored before the copies are destroyed, because the
    // active case decides which references are released.
    return Self.withCopies(a, b) { a, b in
      layout.witnesses.project(a)
      layout.witnesses.project(b)
      defer {
        layout.witnesses.inject(tag, into: a)
        layout.witnesses.inject(tag, into: b)
      }
      return payload.areSame(a, b, depth: depth - 1)
    }
  }

  private static func withCopies(
    _ a: UnsafeRawPointer,
    _ b: UnsafeRawPointer,
    _ compare: (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Bool
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 2) { copies in
      guard let first = copies.baseAddress else { return false }
      first.initialize(to: a.assumingMemoryBound(to: Value.self).pointee)
      (first + 1).initialize(to: b.assumingMemoryBound(to: Value.self).pointee)
      defer { first.deinitialize(count: 2) }
      return compare(first, first + 1)
    }
  }
}

/// Compares the payloads in two boxes of an indirect case.
final class IndirectPlan<Payload>: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: `payload` is filled under the lock of the cache and only read afterward.

  var payload = ComparisonPlan()

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    IndirectPayload<Payload>.read(at: a) { a in
      IndirectPayload<Payload>.read(at: b) { b in
        payload.areSame(a, b, depth: depth)
      }
    }
  }
}
