import AmbientEnvironment
import AmbientReflection
import AmbientSupport
import AmbientTaskScopes
import Synchronization

/// A property that captures the task scope in which it is created.
protocol CapturesScope {
  /// The offset of the captured scope in the property, in bytes.
  static var offsetOfScope: Int { get }
}

/// Finds the task scope in which an object was created.
enum CapturedScopes {
  /// For each class, the offset of the captured scope in the objects of the class; nil if the class
  /// has no `@Dependency` property.
  ///
  /// If the class has several `@Dependency` properties, the offset is for the first of them.
  /// This property may belong to a superclass.
  private static let offsets = Mutex<[ObjectIdentifier: Int?]>([:])

  /// The scopes of objects without a `@Dependency` property, until the objects are released.
  private static let remembered = ScopeTable()

  /// Returns the scope of an object that has a `@Dependency` property or is a result of
  /// `withDependencies`; nil for all other objects.
  static func scope(of object: AnyObject) -> KnownScope? {
    if let offset = offset(in: type(of: object)) {
      // Safe because the captured scope of a property is at this offset.
      guard let start = UnsafeRawPointer(bitPattern: Unretained(object).address) else { return nil }
      let field = (start + offset).assumingMemoryBound(to: TaskScope?.self)
      return KnownScope(scope: field.pointee)
    }
    return remembered[object].map(KnownScope.init)
  }

  /// The result for an object whose scope is known.
  ///
  /// `scope` is nil if the object was created outside of all task scopes.
  struct KnownScope { let scope: TaskScope? }

  /// Stores the scope of `result` if `Result` is a class and the object has no `@Dependency`
  /// property.
  ///
  /// For an object with a `@Dependency` property, nothing is stored: the property has captured a
  /// scope. If `Result` is another type, such as a protocol or an optional class, nothing is stored
  /// either.
  static func remember<Result>(_ scope: TaskScope, of result: Result) {
    guard Result.self is AnyClass else { return }
    let object = result as AnyObject
    guard offset(in: type(of: object)) == nil else { return }
    remembered[object] = scope
  }

  private static func offset(in type: AnyClass) -> Int? {
    if let cached = offsets.withLock({ $0[ObjectIdentifier(type)] }) { return cached }
    let field = FieldLayout.fields(of: type).first { $0.type is any CapturesScope.Type }
    let offset = field.flatMap { field in
      (field.type as? any CapturesScope.Type).map { field.offset + $0.offsetOfScope }
    }
    offsets.withLock { $0[ObjectIdentifier(type)] = .some(offset) }
    return offset
  }
}

// @unchecked: the lock guards all fields.
/// A table of scopes by object.
///
/// The table references the objects weakly. The entries of released objects are removed whenever
/// the number of entries has doubled since the last removal.
private final class ScopeTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let scope: TaskScope
  }

  private let lock = Mutex<Void>(())
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16

  subscript(_ object: AnyObject) -> TaskScope? {
    get {
      lock.exclusively {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
          return nil
        }
        return entry.scope
      }
    }
    set {
      // Releasing an object or a scope can run a deinitializer that calls this setter. The setter
      // would then lock a second time. These variables keep the objects and scopes alive until the
      // lock is unlocked.
      var (old, alive): ([ObjectIdentifier: Entry], [AnyObject]) = ([:], [])
      let replaced = lock.exclusively {
        if entries.count >= limit {
          old = entries
          alive = old.values.compactMap { $0.object }
          entries = old.filter { $0.value.object != nil }
          limit = max(16, 2 * entries.count)
        }
        let replaced = entries.removeValue(forKey: ObjectIdentifier(object))
        entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, scope: $0) }
        return replaced
      }
      withExtendedLifetime((old, alive, replaced)) {}
    }
  }
}
