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

  /// What is read, if its value is the property's.
  @inlinable var readAsIs: Unmanaged<Source>? {
    switch self {
    case .read(let source), .optional(let source, _): .passUnretained(source)
    case .keyPath, .object, .required, .whole: nil
    }
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

/// Where a property is declared, for messages.
@usableFromInline
struct PropertySite {
  /// Its name, once it is installed.
  @usableFromInline var name: LiteralText?

  @usableFromInline let owner: LiteralText
  @usableFromInline let place: SourceLocation

  /// Made of what `#fileID`, `#line` and `#function` give.
  @inlinable
  init(_ fileID: StaticString, _ line: UInt, _ function: StaticString) {
    owner = LiteralText(function)
    place = SourceLocation(fileID, line)
  }

  fileprivate func warnOfReadOutsideView(_ value: Any.Type) {
    Diagnostic.environmentReadOutsideView(value: value, owner: "\(owner)", place: place).warn()
  }

  fileprivate func missingObject(_ type: Any.Type, in scope: Scope?) -> Diagnostic {
    Diagnostic.missingObject(
      type,
      property: "@Environment(\(type).self)" + (name.map { " var \($0)" } ?? ""),
      owner: "\(owner)",
      place: place,
      views: scope.map(chainOfViews),
      present: scope?.presentObjects ?? [],
      nearMisses: scope?.nearMisses(for: type) ?? []
    )
  }

  /// The views from the reader to the root; in an action, the owner stands for the reader.
  private func chainOfViews(in scope: Scope) -> [String] {
    (scope.graph.running as? ViewNode)?.chainOfViews
      ?? ["\(owner)"] + (scope.writer?.chainOfViews ?? [])
  }
}

extension EnvironmentReference {
  /// The value of now for a property that cannot read where it is installed, or is not.
  @usableFromInline
  func valueOfNow<Value>(declared site: PropertySite) -> Value {
    switch self {
    case .keyPath(let keyPath):
      site.warnOfReadOutsideView(Value.self)
      return EnvironmentValues()[keyPath: Self.typed(keyPath)]
    case .object(let lookup):
      site.warnOfReadOutsideView(Value.self)
      if let value = lookup.valueWithoutObject as? Value { return value }
    case .read(let source), .optional(let source, _):
      return source.of(Value.self).valueOfNow()
    case .required(let source, _):
      if let object = source.of(Value?.self).valueOfNow() { return object }
    case .whole(let keyPath, let scope):
      return scope.read(Self.typed(keyPath))
    }
    site.missingObject(Value.self, in: scope(of: Value.self)).stop()
  }

  // Safe because a property is made with a key path to its value, and keeps that type.
  static func typed<Value>(_ keyPath: AnyKeyPath) -> KeyPath<EnvironmentValues, Value> {
    unsafeDowncast(keyPath, to: KeyPath<EnvironmentValues, Value>.self)
  }

  private func scope<Value>(of type: Value.Type) -> Scope? {
    switch self {
    case .keyPath, .object: nil
    case .read(let source), .optional(let source, _): source.of(type).scope
    case .required(let source, _): source.of(Value?.self).scope
    case .whole(_, let scope): scope
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
