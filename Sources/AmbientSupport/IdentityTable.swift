/// Objects, found by the identity of a type or of a key path.
///
/// A dictionary's hash function withstands keys that somebody chose in order to slow it down, and costs
/// more than all the rest of reading a value. Addresses need no such care: their bits are mixed by a
/// multiplication, and what meets at one place moves on to the next free one.
@usableFromInline
package struct IdentityTable<Object: AnyObject> {
  @usableFromInline typealias Slot = (key: ObjectIdentifier, object: Object)

  @usableFromInline var slots: ContiguousArray<Slot?> = []

  /// How many objects there are.
  package private(set) var count = 0

  /// Makes an empty table.
  @usableFromInline package init() {}

  /// The object of a key.
  @inlinable
  package subscript(_ key: ObjectIdentifier) -> Object? {
    guard !slots.isEmpty else { return nil }
    var place = home(of: key)
    while let slot = slots[place] {
      if slot.key == key { return slot.object }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The object of a key, with no reference counted, for those who know that the table stays as it is.
  @inlinable
  package func borrow(_ key: ObjectIdentifier) -> Unretained<Object>? {
    slots.withUnsafeBufferPointer { slots in
      guard !slots.isEmpty else { return nil }
      var place = home(of: key)
      while let slot = slots[place] {
        if slot.key == key { return Unretained(slot.object) }
        place = (place + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  // The product's upper bits depend on all bits of the key; as many are taken as there are places.
  @inlinable
  func home(of key: ObjectIdentifier) -> Int {
    let product = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 32) & (slots.count - 1)
  }

  /// Files an object, in place of one that has the same key.
  @usableFromInline
  package mutating func insert(_ object: Object, for key: ObjectIdentifier) {
    if 2 * (count + 1) > slots.count { grow() }
    var place = home(of: key)
    while let slot = slots[place], slot.key != key { place = (place + 1) & (slots.count - 1) }
    if slots[place] == nil { count += 1 }
    slots[place] = (key, object)
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: nil, count: max(4, 2 * old.count))
    count = 0
    for case let slot? in old {
      var place = home(of: slot.key)
      while slots[place] != nil { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
      count += 1
    }
  }

  /// All objects, in no particular order.
  package var objects: [Object] { slots.compactMap { $0?.object } }
}
