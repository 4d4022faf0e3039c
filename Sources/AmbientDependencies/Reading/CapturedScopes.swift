import AmbientEnvironment
import AmbientReflection
import AmbientSupport
import AmbientTaskScopes
import Synchronization

/// A property that remembers the scope in which it was made.
protocol CapturesScope {
  /// Where in the property the scope is.
  static var offsetOfScope: Int { get }
}

/// Finds the scope that an object was made in.
enum CapturedScopes {
  /// Where the objects of a class keep it: in their first dependency, those of superclasses included.
  private static let offsets = Mutex<[ObjectIdentifier: Int?]>([:])

  /// Objects without a dependency of their own, as long as they live.
  private static let remembered = RememberedScopes()

  /// The scope of an object; nil if it has no dependency, and was not made by `withDependencies`.
  static func scope(of object: AnyObject) -> Source? {
    if let offset = offset(in: type(of: object)) {
      // Safe because the field is there, and begins like this.
      guard let start = UnsafeRawPointer(bitPattern: Unretained(object).address) else { return nil }
      let field = (start + offset).assumingMemoryBound(to: TaskScope?.self)
      return Source(scope: field.pointee)
    }
    return remembered[object].map(Source.init)
  }

  /// A scope, or the absence of any.
  struct Source { let scope: TaskScope? }

  /// Remembers the scope of an object that does not itself.
  static func remember<Result>(_ scope: TaskScope, of result: Result) {
    guard Result.self is AnyClass else { return }
    let object = result as AnyObject
    guard offset(in: type(of: object)) == nil else { return }
    remembered[object] = scope
  }

  private static func offset(in type: AnyClass) -> Int? {
    if let known = offsets.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let field = FieldLayout.fields(of: type).first { $0.type is any CapturesScope.Type }
    let offset = field.flatMap { field in
      (field.type as? any CapturesScope.Type).map { field.offset + $0.offsetOfScope }
    }
    offsets.withLock { $0[ObjectIdentifier(type)] = .some(offset) }
    return offset
  }
}

// @unchecked: everything is guarded by the lock.
/// Scopes by object; those of objects that went away are dropped when their number has doubled.
private final class RememberedScopes: @unchecked Sendable {
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
      // What goes away may run anything, also this: it goes when the lock is open again. So do objects
      // that are only looked at here, because nobody else may hold them any more.
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
