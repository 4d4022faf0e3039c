public import AmbientGraph

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

  @usableFromInline
  struct Function {
    @usableFromInline let write: Write
    @inlinable init(write: @escaping Write) { self.write = write }
  }

  @usableFromInline let code: FunctionCode

  /// None, for a key path that is known to nobody before it is used.
  @inlinable init() { code = FunctionCode() }

  /// Keeps a function that holds nothing.
  @inlinable init(_ write: @escaping Write) {
    code = FunctionCode(unsafeBitCast(Function(write: write), to: FunctionCode.Words.self))
  }

  /// The function, if there is one.
  @inlinable var write: Write? {
    guard let words = code.words else { return nil }
    return unsafeBitCast(words, to: Function.self).write
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

  @usableFromInline
  struct Function {
    @usableFromInline let change: Change
    @inlinable init(change: @escaping Change) { self.change = change }
  }

  @usableFromInline let code: FunctionCode

  /// None, for a key path that is known to nobody before it is used.
  @inlinable init() { code = FunctionCode() }

  /// Keeps a function that holds nothing.
  @inlinable init(_ change: @escaping Change) {
    code = FunctionCode(unsafeBitCast(Function(change: change), to: FunctionCode.Words.self))
  }

  /// The function, if there is one.
  @inlinable var change: Change? {
    guard let words = code.words else { return nil }
    return unsafeBitCast(words, to: Function.self).change
  }
}
