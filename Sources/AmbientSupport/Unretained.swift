/// A reference that is not counted, to an object that something else keeps alive.
///
/// Swift counts references atomically, which takes a fifth of an update where every object that is looked at is
/// counted. Where the owner of an object is known to outlive a use of it, the use goes through this type. It is the
/// only place of the library where references are not counted; each use of it says what keeps the object alive.
///
/// What goes away makes sure of it: an effect leaves its lists and its edges before it ends, and stops the program if
/// it ends in its turn; ``Graph/checkInvariants()`` finds effects that are retired and still in a list.
@usableFromInline
package struct Unretained<Object: AnyObject> {
  @usableFromInline let reference: Unmanaged<Object>

  @inlinable
  init(reference: Unmanaged<Object>) { self.reference = reference }

  /// Refers to an object that is kept alive for as long as this is used.
  @inlinable @inline(__always)
  package init(_ object: Object) { reference = .passUnretained(object) }

  /// Refers to an object that stays alive until the program ends.
  package init(immortal object: Object) { reference = .passRetained(object) }

  /// Refers to the object at an address that ``address`` gave; nil for zero.
  package init?(address: UInt) {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    reference = .fromOpaque(pointer)
  }

  /// Where the object is in memory.
  package var address: UInt { UInt(bitPattern: reference.toOpaque()) }

  /// The object, as a reference that is counted.
  @inlinable @inline(__always)
  package var object: Object { reference.takeUnretainedValue() }

  /// Uses the object, and counts no references.
  // Inlined always, because code for any object would have to look for its type.
  @inlinable @inline(__always)
  package func with<Result>(_ work: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef { work($0) }
  }

  /// The same object as an instance of a subclass, which the caller knows it to be.
  @inlinable @inline(__always)
  package func downcast<Other: AnyObject>(to type: Other.Type = Other.self) -> Unretained<Other> {
    // As a reference, and not by its address: code for any object would have to look for its type.
    with { Unretained<Other>(unsafeDowncast($0, to: Other.self)) }
  }
}

extension Unretained: Equatable {
  /// Whether both refer to one object.
  @inlinable @inline(__always)
  package static func == (a: Self, b: Self) -> Bool {
    a.reference.toOpaque() == b.reference.toOpaque()
  }
}

extension Unretained: Sendable where Object: Sendable {}
