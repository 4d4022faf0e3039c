public import AmbientGraph

/// What a property of the environment reads; where, once it is installed.
///
/// It does not name the type of the value, which whoever made it knows: code that is not written out for
/// that type would have to look types up to handle it.
@usableFromInline
enum EnvironmentReference {
  case keyPath(AnyKeyPath)
  case object(any ObjectLookup.Type)

  // Installed:
  case read(Source)
  case optional(Source, ObjectIdentifier)
  /// What must be there.
  case required(Source, ObjectIdentifier)
  /// The whole environment, which tracks the keys that are read through it.
  case whole(AnyKeyPath, Scope)

  /// The key path that is read, before it is installed.
  @usableFromInline var keyPath: Unmanaged<AnyKeyPath>? {
    if case .keyPath(let keyPath) = self { .passUnretained(keyPath) } else { nil }
  }

  /// The identity of the key under which an object is.
  var key: ObjectIdentifier? {
    switch self {
    case .object(let lookup): lookup.key
    case .optional(_, let key), .required(_, let key): key
    case .keyPath, .read, .whole: nil
    }
  }
}

extension Source {
  /// The read of a value of a type, as which it was installed.
  @inlinable
  func of<Value>(_ type: Value.Type) -> ScopedRead<Value> {
    unsafeDowncast(self, to: ScopedRead<Value>.self)
  }
}

/// Finds an object by its type, for a property of the same type or of an optional one.
@usableFromInline
protocol ObjectLookup {
  /// The identity of the key under which the object is.
  static var key: ObjectIdentifier { get }

  /// What the property reads in a scope.
  static func installed(in scope: Scope) -> EnvironmentReference

  /// The property's value where there is no object; nil if there must be one.
  static var valueWithoutObject: Any? { get }
}

enum RequiredObject<Object: AnyObject>: ObjectLookup {
  static var key: ObjectIdentifier { ObjectIdentifier(ObjectKey<Object>.self) }
  static var valueWithoutObject: Any? { nil }

  static func installed(in scope: Scope) -> EnvironmentReference {
    .required(scope.keyReads.read(ObjectKey<Object>.self, in: scope), key)
  }
}

enum OptionalObject<Object: AnyObject>: ObjectLookup {
  static var key: ObjectIdentifier { ObjectIdentifier(ObjectKey<Object>.self) }
  static var valueWithoutObject: Any? { .some(Object?.none as Any) }

  static func installed(in scope: Scope) -> EnvironmentReference {
    .optional(scope.keyReads.read(ObjectKey<Object>.self, in: scope), key)
  }
}
