import AmbientGraph

/// A write through a key path, as a function that the compiler has written out for that very key path.
///
/// To write through a key path costs more than ten times what its setter does: the getter is called first,
/// and its value kept in an object meanwhile. A literal, though, is known to the compiler where the
/// modifier is made. It only has to find it there: in a closure without parameters, as which the modifier
/// takes it. Such a closure holds nothing, and the function that calls it becomes a call of the setter.
///
/// Where a key path is no literal, or the code is generic, or not optimised, the function holds something:
/// the key path, the view that has it, a type. Then there is none, and the key path that the modifier has is
/// used; so it is if what the closure gives is another one now, as it may be where it looks at a global variable.
@usableFromInline
struct WrittenOut<Value> {
  /// Writes a value, and tells whether it did: only at the key path that it is given.
  @usableFromInline typealias Write = (inout EnvironmentValues, Value, AnyKeyPath) -> Bool

  @usableFromInline var write: Write?

  /// Keeps a function that holds nothing.
  @inlinable
  init(_ write: Write? = nil) {
    self.write = write
    if holdsSomething(self) { self.write = nil }
  }
}

extension WrittenOut: SelfComparing {
  /// Always: which function it is depends on the key path, which is compared.
  package func isSame(as other: Self) -> Bool { true }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    true
  }
}

/// The same for a value that is changed where it lies.
@usableFromInline
struct ChangeWrittenOut<Value> {
  /// Lets a value be changed, and tells whether it was: only at the key path that it is given.
  @usableFromInline
  typealias Change = (inout EnvironmentValues, (inout Value) -> Void, AnyKeyPath) -> Bool

  @usableFromInline var change: Change?

  /// Keeps a function that holds nothing.
  @inlinable
  init(_ change: Change? = nil) {
    self.change = change
    if holdsSomething(self) { self.change = nil }
  }
}

/// Whether the function in a structure that has nothing else in it holds anything.
@inlinable
func holdsSomething<Structure>(_ structure: Structure) -> Bool {
  // The two words that a function is made of: code, and what it holds.
  unsafeBitCast(structure, to: (UInt, UInt).self).1 != 0
}
