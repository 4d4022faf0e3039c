/// A hash table from the identities of types or key paths to objects.
///
/// The hash function of a dictionary protects against keys that an attacker chooses, and costs more
/// than all other work of reading an environment value. This table does not need the protection,
/// because its keys are addresses, which an attacker does not choose. A multiplication mixes the
/// bits of a key. If the slot of a new key is taken, the key gets the next free slot.
@usableFromInline
package struct IdentityTable<Object: AnyObject> {
  @usableFromInline typealias Slot = (key: ObjectIdentifier, object: Object)

  @usableFromInline var slots: ContiguousArray<Slot?> = []

  package private(set) var count = 0

  @usableFromInline package init() {}

  @inlinable
  package subscript(_ key: ObjectIdentifier) -> Object? {
    guard !slots.isEmpty else { return nil }
    var index = home(of: key)
    while let slot = slots[index] {
      if slot.key == key { return slot.object }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Returns the object of a key as a reference that is not counted.
  ///
  /// The caller must not change the table while it uses the object.
  @inlinable
  package func borrow(_ key: ObjectIdentifier) -> Unretained<Object>? {
    slots.withUnsafeBufferPointer { slots in
      guard !slots.isEmpty else { return nil }
      var index = home(of: key)
      while let slot = slots[index] {
        if slot.key == key { return Unretained(slot.object) }
        index = (index + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  /// Returns the index at which the search for a key starts.
  // The key is multiplied by a constant. Bit *n* of the product depends on the bits 0 to *n* of the
  // key. The bits from 32 upward therefore depend on the whole lower half of the key, where
  // addresses differ most. The mask takes as many of the bits from 32 upward as an index needs.
  @inlinable
  func home(of key: ObjectIdentifier) -> Int {
    let product = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 32) & (slots.count - 1)
  }

  @usableFromInline
  package mutating func insert(_ object: Object, for key: ObjectIdentifier) {
    if 2 * (count + 1) > slots.count { grow() }
    var index = home(of: key)
    while let slot = slots[index], slot.key != key { index = (index + 1) & (slots.count - 1) }
    if slots[index] == nil { count += 1 }
    slots[index] = (key, object)
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: nil, count: max(4, 2 * old.count))
    count = 0
    for case let slot? in old {
      var index = home(of: slot.key)
      while slots[index] != nil { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
      count += 1
    }
  }

  /// All objects, in no particular order.
  package var objects: [Object] { slots.compactMap { $0?.object } }
}
