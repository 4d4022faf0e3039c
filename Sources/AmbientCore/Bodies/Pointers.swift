// Swift's own functions of these kinds are not compiled with strict checks of concurrency. A closure of
// the main actor that is given to them therefore asks, whenever it runs, whether it is there: that costs
// more than most of what is done here with a pointer. A closure that is given to ours need not ask.

/// Lets work with a pointer to a value.
@inlinable
func withPointer<Value, Result>(to value: Value, _ work: (UnsafeRawPointer) -> Result) -> Result {
  withUnsafePointer(to: value) { work($0) }
}

/// Lets work with a pointer to a place.
@inlinable
func withMutablePointer<Value, Result>(
  to place: inout Value,
  _ work: (UnsafeMutableRawPointer) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &place) { work($0) }
}
