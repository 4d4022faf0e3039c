/// Compares the case of an enum, then the payload.
final class EnumPlan<Value>: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: `payloads` is filled under the lock of the cache, read only afterwards.

  private let layout: EnumLayout

  /// Whether a payload can be read without stripping the case from it first.
  ///
  /// True with a single payload case: the others are then values the payload cannot have, or an
  /// extra byte behind it. Several payload cases may share the payload's spare bits with the tag.
  private let payloadIsInPlace: Bool

  /// The plan of each case's payload, `nil` for a case without.
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
    // Taking an enum apart writes to it, so copies are taken apart. They are put together again
    // before they are destroyed, as the case decides what there is to release.
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

/// Compares what two boxes of an indirect case hold.
final class IndirectPlan<Payload>: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: `payload` is filled under the lock of the cache, read only afterwards.

  /// The plan of what is in the box.
  var payload = ComparisonPlan()

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    IndirectPayload<Payload>.read(at: a) { a in
      IndirectPayload<Payload>.read(at: b) { b in
        payload.areSame(a, b, depth: depth)
      }
    }
  }
}
