import AmbientEnvironment
public import AmbientGraph
public import AmbientScopes
public import AmbientSupport

/// What a property of the environment reads; where, once it is installed.
///
/// It does not name the type of the value, which whoever made it knows: code that is not specialized for
/// that type would have to look types up to handle it. And it is one word, because there are as many of these
/// as properties in a tree.
@usableFromInline
enum EnvironmentReference {
  case keyPath(AnyKeyPath)
  case object(ObjectLookup.Type)

  // Installed:
  /// The read of a key path.
  case read(Source)
  /// The read of an object.
  case optional(Source)
  /// The read of an object that must be there.
  case required(Source)
  case whole(WholeEnvironment)

  /// What is read, if its value is the property's.
  @inlinable var readAsIs: Unretained<Source>? {
    switch self {
    case .read(let source), .optional(let source): Unretained(source)
    case .keyPath, .object, .required, .whole: nil
    }
  }

  /// The key path that a property with such a value reads, kept by the reference; nil for an object.
  func keyPath<Value>(to type: Value.Type) -> Unretained<AnyKeyPath>? {
    switch self {
    case .keyPath(let keyPath): Unretained(keyPath)
    case .read(let source): Unretained(source.of(type)).with { $0.unretainedKeyPath }
    case .whole(let whole): Unretained(whole.keyPath)
    case .object, .optional, .required: nil
    }
  }

  /// The identity of the key under which an object is that a property with such a value reads.
  func key<Value>(of type: Value.Type) -> ObjectIdentifier? {
    switch self {
    case .object(let lookup): lookup.key
    case .optional(let source): source.of(type).key
    case .required(let source): source.of(Value?.self).key
    case .keyPath, .read, .whole: nil
    }
  }
}

/// The whole environment of a scope, which tracks the keys that are read through it.
@usableFromInline
final class WholeEnvironment {
  let keyPath: AnyKeyPath
  let scope: Scope

  init(_ keyPath: AnyKeyPath, in scope: Scope) {
    self.keyPath = keyPath
    self.scope = scope
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
  func currentValue<Value>(declared site: PropertySite) -> Value {
    // Apart from the others, for which the type of an optional value has to be looked for. The property keeps it.
    if let source = readAsIs { return source.with { $0.of(Value.self).currentValue() } }
    return uncommonCurrentValue(declared: site)
  }

  @inline(never)
  private func uncommonCurrentValue<Value>(declared site: PropertySite) -> Value {
    switch self {
    case .keyPath(let keyPath):
      site.warnOfReadOutsideView(Value.self)
      return EnvironmentValues()[keyPath: Self.typed(keyPath)]
    case .object(let lookup):
      site.warnOfReadOutsideView(Value.self)
      if let value = lookup.valueWithoutObject as? Value { return value }
    case .read(let source), .optional(let source):
      return source.of(Value.self).currentValue()
    case .required(let source):
      if let object = source.of(Value?.self).currentValue() { return object }
    case .whole(let whole):
      return whole.scope.read(Self.typed(whole.keyPath))
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
    case .read(let source), .optional(let source): source.of(type).scope
    case .required(let source): source.of(Value?.self).scope
    case .whole(let whole): whole.scope
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
class ObjectLookup {
  /// The identity of the key under which the object is.
  class var key: ObjectIdentifier { preconditionFailure("\(Self.self) finds nothing.") }

  /// What the property reads in a scope.
  class func installed(in scope: Scope) -> EnvironmentReference {
    preconditionFailure("\(Self.self) finds nothing.")
  }

  /// The property's value where there is no object; nil if there must be one.
  class var valueWithoutObject: Any? { nil }
}

final class RequiredObject<Object: AnyObject>: ObjectLookup {
  override class var key: ObjectIdentifier { ObjectIdentifier(ObjectKey<Object>.self) }

  override class func installed(in scope: Scope) -> EnvironmentReference {
    .required(scope.keyReads.read(ObjectKey<Object>.self, in: scope))
  }
}

final class OptionalObject<Object: AnyObject>: ObjectLookup {
  override class var key: ObjectIdentifier { ObjectIdentifier(ObjectKey<Object>.self) }

  override class func installed(in scope: Scope) -> EnvironmentReference {
    .optional(scope.keyReads.read(ObjectKey<Object>.self, in: scope))
  }

  override class var valueWithoutObject: Any? { .some(Object?.none as Any) }
}
