/// A read through a key path, as a function that the compiler has written out for that very key path.
///
/// To read through a key path costs some twenty times what its getter does. A literal is known to the compiler
/// where it stands: the function that reads at what a closure without parameters gives, which holds nothing
/// then, becomes a call of the getter. Where the closure holds something, the function is dropped, and the
/// key path itself is used.
@usableFromInline
package struct ReadWrittenOut<Value> {
  /// Reads the value at the key path that is given, and gives the object as which the function has it.
  ///
  /// An expression that holds nothing may be a variable of the program's, and another key path by now.
  @usableFromInline package typealias Read = (EnvironmentValues, AnyKeyPath) -> (Value, AnyKeyPath)

  /// What a function is made of, one after the other.
  @usableFromInline typealias Function = (code: UInt, held: UInt)

  // Only the code, because there are as many of these as properties in a tree.
  @usableFromInline let code: UInt

  /// Reads at what an expression gives, if that is the key path that is meant.
  @inlinable
  package init(at keyPath: @escaping () -> KeyPath<EnvironmentValues, Value>) {
    self.init { values, path in
      let own = keyPath()
      guard own === path || Self.isSame(own, as: path) else {
        return (Self.value(of: values, at: path), path)
      }
      return (values[keyPath: own], own)
    }
  }

  // Never inlined: what they do would be merged with the read at a literal, which is none any more then.

  @inline(never)
  @usableFromInline
  static func isSame(_ own: AnyKeyPath, as path: AnyKeyPath) -> Bool { own == path }

  @inline(never)
  @usableFromInline
  static func value(of values: EnvironmentValues, at path: AnyKeyPath) -> Value {
    // Safe because a property is made with a key path to its value.
    values[keyPath: unsafeDowncast(path, to: KeyPath<EnvironmentValues, Value>.self)]
  }

  /// None, for a key path that is known to nobody before it is used.
  @inlinable package init() { code = 0 }

  /// Keeps a function that holds nothing.
  @inlinable
  package init(_ read: @escaping Read) {
    let function = unsafeBitCast(Kept(read: read), to: Function.self)
    code = function.held == 0 ? function.code : 0
  }

  /// A function is not converted by the cast if it lies in a structure of its own.
  @usableFromInline
  struct Kept {
    @usableFromInline let read: Read
    @inlinable init(read: @escaping Read) { self.read = read }
  }

  /// The function, if there is one.
  var read: Read? {
    guard code != 0 else { return nil }
    let function: Function = (code, 0)
    return unsafeBitCast(function, to: Kept.self).read
  }
}
