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
