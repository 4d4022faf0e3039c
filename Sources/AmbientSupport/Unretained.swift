/// An uncounted reference to an object that a counted reference keeps alive.
///
/// Swift counts references atomically. If an update counted a reference to every object that it
/// visits, counting would take a fifth of the update's time. Code uses this type only where the
/// owner of an object is known to outlive the use. Each use documents why the object is alive. The
/// library has no other uncounted references.
///
/// A graph refers to its effects with this type. An effect removes itself and its edges from the
/// graph when it is retired (`Effect.retire()`), or else when it is deinitialized. If an effect is
/// released while it runs, and was not retired before, the program stops. In tests,
/// `Graph.checkInvariants()` reports retired effects that the graph still refers to.
@usableFromInline
package struct Unretained<Object: AnyObject> {
  @usableFromInline let reference: Unmanaged<Object>

  /// Refers to an object that its owner keeps alive while this value is in use.
  @inlinable @inline(__always)
  package init(_ object: Object) { reference = .passUnretained(object) }

  /// Refers to an object and keeps it alive until the program ends.
  package init(immortal object: Object) { reference = .passRetained(object) }

  /// Refers to the object at an address that ``address`` returned; nil for zero.
  ///
  /// - Parameter address: The address.
  package init?(address: UInt) {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    reference = .fromOpaque(pointer)
  }

  /// The address of the object in memory.
  package var address: UInt { UInt(bitPattern: reference.toOpaque()) }

  /// The object, as a counted reference.
  @inlinable @inline(__always)
  package var object: Object { reference.takeUnretainedValue() }

  /// Calls `work` with the object, without counting a reference.
  ///
  /// - Parameter work: Receives the object.
  /// - Returns: The result of `work`.
  // Always inlined, because unspecialized code would have to look up the type of the object.
  @inlinable @inline(__always)
  package func with<Result>(_ work: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef { work($0) }
  }

  /// Returns the same reference, typed as a reference to a subclass.
  ///
  /// The caller guarantees that the object has this class.
  @inlinable @inline(__always)
  package func downcast<Other: AnyObject>(to type: Other.Type = Other.self) -> Unretained<Other> {
    // Casts the reference and not its address. To make a reference from an address, unspecialized
    // code would have to look up the type.
    with { Unretained<Other>(unsafeDowncast($0, to: Other.self)) }
  }
}

extension Unretained: Equatable {
  @inlinable @inline(__always)
  package static func == (a: Self, b: Self) -> Bool {
    a.reference.toOpaque() == b.reference.toOpaque()
  }
}

extension Unretained: Sendable where Object: Sendable {}
