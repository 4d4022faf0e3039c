import Synchronization

// How readers get at scopes without counting references; why they may is told with the reads.

extension TaskScope {
  /// A scope, or none.
  ///
  /// It is a structure, which is copied by code of its own where tasks keep it. Of an optional
  /// the code for all optionals is used, which costs four times as much.
  package struct Bound: Sendable {
    package let scope: TaskScope?

    /// Binds a scope.
    package init(_ scope: TaskScope? = nil) { self.scope = scope }
  }

  /// Where scopes are bound.
  static var lentTaskLocal: Unmanaged<TaskLocal<Bound>> { .fromOpaque(Addresses.ofTaskLocal) }

  /// The scope that is bound.
  static var lent: Unmanaged<TaskScope>? {
    // What lies there is what the macro declared: a structure that is an optional reference.
    taskLocalValue(of: Addresses.ofTaskLocal)?
      .load(as: UnsafeRawPointer?.self).map(Unmanaged.fromOpaque)
  }

  /// The value at a key path into the values that a reader finds which captured a scope.
  ///
  /// The root is ``EnvironmentValues``, or a structure that holds them and nothing else.
  @inlinable
  package static func value<Root, Value>(
    at keyPath: KeyPath<Root, Value>,
    capturedBy captured: TaskScope?
  ) -> Value {
    defer { withExtendedLifetime(keyPath) {} }
    return value(at: .passUnretained(keyPath), as: KeyPath<Root, Value>.self, capturedBy: captured)
  }

  /// The same at a key path that somebody keeps meanwhile.
  @inlinable
  package static func value<Root, Value>(
    at keyPath: Unmanaged<AnyKeyPath>,
    as type: KeyPath<Root, Value>.Type,
    capturedBy captured: TaskScope?
  ) -> Value {
    defer { withExtendedLifetime(captured) {} }
    // Safe because a key path knows its types itself, and reads what has the layout of its root.
    let path = Unmanaged<KeyPath<LentValues, Value>>.fromOpaque(keyPath.toOpaque())
    let values = LentValues(scope: addressOfScope(captured))
    return path._withUnsafeGuaranteedRef { values[keyPath: $0] }
  }

  /// The address of a captured scope, or of the one of those who captured none.
  @usableFromInline
  static func addressOfScope(_ captured: TaskScope?) -> UnsafeRawPointer {
    guard let captured else { return Addresses.ofRoot }
    return UnsafeRawPointer(Unmanaged.passUnretained(captured).toOpaque())
  }
}

/// Values of the environment whose references nobody counts: a scope, and no writes.
@usableFromInline
struct LentValues {
  let scope: UnsafeRawPointer
  let writes: UnsafeRawPointer? = nil

  @usableFromInline
  init(scope: UnsafeRawPointer) { self.scope = scope }
}

// A static property whose value is no plain number costs a call into the runtime each time.
/// Addresses of objects that stay for ever.
private enum Addresses {
  private static let taskLocal = Atomic<UInt>(0)
  private static let root = Atomic<UInt>(0)

  static var ofTaskLocal: UnsafeRawPointer { address(in: taskLocal, or: TaskScope.$bound) }

  static var ofRoot: UnsafeRawPointer { address(in: root, or: TaskScope.root) }

  @inline(__always)
  private static func address(
    in known: borrowing Atomic<UInt>,
    or object: @autoclosure () -> AnyObject
  ) -> UnsafeRawPointer {
    let address = known.load(ordering: .relaxed)
    if let address = UnsafeRawPointer(bitPattern: address) { return address }
    let found = UnsafeRawPointer(Unmanaged.passUnretained(object()).toOpaque())
    known.store(UInt(bitPattern: found), ordering: .relaxed)
    return found
  }
}

// What `TaskLocal.get` is written with, and so part of every client; `get` itself hands out a reference
// that is counted.
@_silgen_name("swift_task_localValueGet")
private func taskLocalValue(of key: UnsafeRawPointer) -> UnsafeRawPointer?
