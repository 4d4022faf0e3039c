public import AmbientGraph

// Swift's own functions of these kinds are not compiled with strict checks of concurrency. A closure of
// the main actor that is given to them therefore asks, whenever it runs, whether it is there: that costs
// more than most of what is done here with a pointer. A closure that is given to ours need not ask.

/// Lets work with a pointer to a value.
@inlinable
func withPointer<Value, Result>(to value: Value, _ work: (UnsafeRawPointer) -> Result) -> Result {
  withUnsafePointer(to: value) { work($0) }
}

extension UnsafeMutablePointer where Pointee: View {
  /// The body of the view in a place, which stays as it is.
  ///
  /// Where it is only read, a larger one would be copied for the call.
  @inlinable @MainActor
  func bodyInPlace() -> Pointee.Body { lendingValue(in: self) { $0.body } }
}

/// Lets work with a pointer to what is in an optional, which is not nil.
@inlinable
func withPlace<Held: Holder, Result>(
  of optional: inout Held,
  _ work: (UnsafeMutablePointer<Held.Value>) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &optional) {
    // Safe because what is in an optional begins where the optional does.
    work(UnsafeMutableRawPointer($0).assumingMemoryBound(to: Held.Value.self))
  }
}

/// Lets work with a pointer to a place.
@inlinable
func withMutablePointer<Value, Result>(
  to place: inout Value,
  _ work: (UnsafeMutableRawPointer) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &place) { work($0) }
}
