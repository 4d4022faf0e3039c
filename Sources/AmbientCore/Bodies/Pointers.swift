// The functions of the standard library that pass pointers to closures are not compiled with strict
// concurrency checks. When such a function calls a main-actor closure, the closure checks at run
// time that it runs on the main actor. In this module, the check costs more than the work of most
// such closures. A closure that is passed to the functions below does not check.

@inlinable
func withPointer<Value, Result>(to value: Value, _ work: (UnsafeRawPointer) -> Result) -> Result {
  withUnsafePointer(to: value) { work($0) }
}

@inlinable
func withMutablePointer<Value, Result>(
  to variable: inout Value,
  _ work: (UnsafeMutableRawPointer) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &variable) { work($0) }
}
