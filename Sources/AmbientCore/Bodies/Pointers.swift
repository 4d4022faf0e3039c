// The standard library's functions of this kind are not compiled with strict concurrency checks. A
// main-actor closure that is passed to them checks at run time that it is on the main actor, which
// costs more than most of the work here. A closure that is passed to these functions does not
// check.

/// Calls a closure with a pointer to a value.
@inlinable
func withPointer<Value, Result>(to value: Value, _ work: (UnsafeRawPointer) -> Result) -> Result {
  withUnsafePointer(to: value) { work($0) }
}

/// Calls a closure with a mutable pointer to a variable.
@inlinable
func withMutablePointer<Value, Result>(
  to variable: inout Value,
  _ work: (UnsafeMutableRawPointer) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &variable) { work($0) }
}
