public import AmbientGraph

/// What a property of the environment reads; where, once it is installed.
///
/// It does not name the type of the value, which whoever made it knows: code that is not written out for
/// that type would have to look types up to handle it. What is unmanaged here is kept by what stands beside
/// it.
@usableFromInline
enum EnvironmentReference {
  case keyPath(AnyKeyPath)
  case object(any ObjectLookup.Type)

  // Installed:
  case read(Source, Unmanaged<AnyKeyPath>)
  case optional(Source, ObjectIdentifier)
  /// What must be there.
  case required(Source, ObjectIdentifier)
  /// The whole environment, which tracks the keys that are read through it.
  case whole(AnyKeyPath, Scope)

  /// Whether both read the same, wherever they are installed.
  func isSame(as other: EnvironmentReference) -> Bool {
    switch (keyPath, other.keyPath) {
    case (let mine?, let others?):
      // Literals are one object, mostly.
      mine.toOpaque() == others.toOpaque()
        || mine.takeUnretainedValue() == others.takeUnretainedValue()
    case (nil, nil): key == other.key
    case (nil, _?), (_?, nil): false
    }
  }

  private var keyPath: Unmanaged<AnyKeyPath>? {
    switch self {
    case .keyPath(let keyPath), .whole(let keyPath, _): .passUnretained(keyPath)
    case .read(_, let keyPath): keyPath
    case .object, .optional, .required: nil
    }
  }

  /// The identity of the key under which an object is.
  private var key: ObjectIdentifier? {
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
