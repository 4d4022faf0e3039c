/// Lets work with an object that somebody holds meanwhile, and counts no references.
///
/// A closure of the main actor that is given to the function of Swift's own asks whether it is there, which
/// costs more than counting; see also the core's functions for pointers.
///
/// Inlined always, because code for any object would have to look for its type.
@inline(__always)
@inlinable
package func lending<Object: AnyObject, Result>(
  _ object: Unmanaged<Object>,
  _ work: (Object) -> Result
) -> Result {
  object._withUnsafeGuaranteedRef { work($0) }
}

/// Lends the value in a place to some work: it is taken from there and put back, bit by bit.
///
/// Where it is only read, it would be copied for the work, and all counted that it holds. Who looks at the
/// place meanwhile finds the same bits, and what they refer to alive.
@inlinable
package func lendingValue<Value, Result>(
  in place: UnsafeMutablePointer<Value>,
  _ work: (Value) -> Result
) -> Result {
  let value = place.move()
  defer { place.initialize(to: value) }
  return work(value)
}
