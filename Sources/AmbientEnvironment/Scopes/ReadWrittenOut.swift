public import AmbientGraph

/// A read through a key path, as a function that the compiler has written out for that very key path.
///
/// To read through a key path costs some twenty times what its getter does. A literal is known to the compiler
/// where it stands: the function that reads at what a closure without parameters gives, which holds nothing
/// then, becomes a call of the getter. Where the closure holds something, the function is dropped, and the
/// key path itself is used.
@usableFromInline
package struct ReadWrittenOut<Value> {
  /// Reads the value at the key path that lies in a place, and leaves there the object as which the function
  /// has it.
  ///
  /// An expression that holds nothing may be a variable of the program's, and another key path by now.
  @usableFromInline
  package typealias Read = (EnvironmentValues, UnsafeMutablePointer<AnyKeyPath>) -> Value

  @usableFromInline
  struct Function {
    @usableFromInline let read: Read
    @inlinable init(read: @escaping Read) { self.read = read }
  }

  // Only its code, because there are as many of these as properties in a tree.
  @usableFromInline let code: FunctionCode

  /// Reads at what an expression gives, if that is the key path that is meant.
  @inlinable
  package init(at keyPath: @escaping () -> KeyPath<EnvironmentValues, Value>) {
    self.init { values, path in
      let own = keyPath()
      guard own === path.pointee || Self.isSame(own, as: path) else {
        return Self.value(of: values, at: path.pointee)
      }
      return values[keyPath: own]
    }
  }

  // Never inlined: what they do would be merged with the read at a literal, which is none any more then.

  @inline(never)
  @usableFromInline
  static func isSame(_ own: AnyKeyPath, as path: UnsafeMutablePointer<AnyKeyPath>) -> Bool {
    guard own == path.pointee else { return false }
    path.pointee = own
    return true
  }

  @inline(never)
  @usableFromInline
  static func value(of values: EnvironmentValues, at path: AnyKeyPath) -> Value {
    // Safe because a property is made with a key path to its value.
    values[keyPath: unsafeDowncast(path, to: KeyPath<EnvironmentValues, Value>.self)]
  }

  /// None, for a key path that is known to nobody before it is used.
  @inlinable package init() { code = FunctionCode() }

  /// Keeps a function that holds nothing.
  @inlinable
  package init(_ read: @escaping Read) {
    code = FunctionCode(unsafeBitCast(Function(read: read), to: FunctionCode.Words.self))
  }

  /// The function, if there is one.
  var read: Read? {
    guard let words = code.words else { return nil }
    return unsafeBitCast(words, to: Function.self).read
  }
}
