import AmbientEnvironment
public import AmbientGraph
public import AmbientScopes
public import AmbientSupport

/// A reference to the environment value that an `@Environment` property reads.
///
/// A property is *installed* when the node of its view has connected it with a scope. Before that,
/// the reference is a key path or the look-up of an object. Afterwards the reference belongs to the
/// scope: it is a source in the graph, or the whole environment.
///
/// The enum has no generic parameter for the value's type. Otherwise, unspecialized code would
/// request metadata of the enum for each type of value. Functions that need the type get it as an
/// argument. A tree contains many properties. To save memory, the enum has the size of one pointer.
@usableFromInline
enum EnvironmentReference {
  /// The key path of a property that is not installed.
  case keyPath(AnyKeyPath)
  /// The look-up of an object by its type, for a property that is not installed.
  case object(ObjectLookup.Type)
  /// The source that an installed property with a key path reads.
  case read(Source)
  /// The source that an installed property for an optional object reads.
  case optional(Source)
  /// The source that an installed property for a required object reads.
  case required(Source)
  /// The whole environment, for an installed property whose type is `EnvironmentValues`.
  case whole(WholeEnvironment)

  /// The source whose value the property returns without a conversion; nil for a required object,
  /// for the whole environment, and for a property that is not installed.
  @inlinable var directSource: Unretained<Source>? {
    switch self {
    case .read(let source), .optional(let source): Unretained(source)
    case .keyPath, .object, .required, .whole: nil
    }
  }

  /// Returns the key path, which this reference keeps alive; nil if the property reads an object.
  func keyPath<Value>(to type: Value.Type) -> Unretained<AnyKeyPath>? {
    switch self {
    case .keyPath(let keyPath): Unretained(keyPath)
    case .read(let source): Unretained(source.of(type)).with { $0.unretainedKeyPath }
    case .whole(let whole): Unretained(whole.keyPath)
    case .object, .optional, .required: nil
    }
  }

  /// Returns the identity of the object's key; nil if the property reads no object.
  func key<Value>(of type: Value.Type) -> ObjectIdentifier? {
    switch self {
    case .object(let lookup): lookup.key
    case .optional(let source): source.of(type).key
    case .required(let source): source.of(Value?.self).key
    case .keyPath, .read, .whole: nil
    }
  }
}

/// The whole environment of a scope.
///
/// The environment tracks the keys that are read through it.
@usableFromInline
final class WholeEnvironment {
  let keyPath: AnyKeyPath
  let scope: Scope

  init(_ keyPath: AnyKeyPath, in scope: Scope) {
    self.keyPath = keyPath
    self.scope = scope
  }
}

/// The declaration of a property, for messages.
@usableFromInline
struct PropertySite {
  /// The name of the property; nil until the property is installed.
  @usableFromInline var name: StaticText?

  /// The name of the type that declares the property.
  @usableFromInline let owner: StaticText

  @usableFromInline let location: SourceLocation

  /// Describes a declaration by the values of `#fileID`, `#line` and `#function` at that place.
  @inlinable
  init(_ fileID: StaticString, _ line: UInt, _ function: StaticString) {
    owner = StaticText(function)
    location = SourceLocation(fileID, line)
  }

  fileprivate func warnOfReadOutsideView(_ value: Any.Type) {
    Diagnostic.environmentReadOutsideView(value: value, owner: "\(owner)", location: location)
      .warn()
  }

  fileprivate func missingObject(_ type: Any.Type, in scope: Scope?) -> Diagnostic {
    Diagnostic.missingObject(
      type,
      property: name.map { "\($0)" },
      owner: "\(owner)",
      sourceLocation: location,
      views: scope.map(chainOfViews),
      present: scope?.presentObjects ?? [],
      nearMisses: scope?.nearMisses(for: type) ?? []
    )
  }

  /// Returns the names of the views from the reader to the root.
  ///
  /// If no body runs, for example in an action, the first name is the name of the property's owner.
  private func chainOfViews(in scope: Scope) -> [String] {
    (scope.graph.running as? ViewNode)?.chainOfViews
      ?? ["\(owner)"] + (scope.writer?.chainOfViews ?? [])
  }
}

extension EnvironmentReference {
  /// Returns the value for a read outside of a body, or for a property that is not installed.
  @usableFromInline
  func currentValue<Value>(declared site: PropertySite) -> Value {
    // A reference with a direct source needs no other code. The code for other references is in a
    // separate function: it uses the type `Value?`, and unspecialized code would request the
    // metadata of this type at each call. The source is unretained, because the property keeps the
    // source alive.
    if let source = directSource { return source.with { $0.of(Value.self).currentValue() } }
    return valueOfOtherCases(declared: site)
  }

  @inline(never)
  private func valueOfOtherCases<Value>(declared site: PropertySite) -> Value {
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

  // Safe because the property was created with a key path to a value of its type.
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
  /// Returns the source, cast to the class `ScopedRead` for values of the given type.
  ///
  /// The source must have been created for that type.
  @inlinable
  func of<Value>(_ type: Value.Type) -> ScopedRead<Value> {
    unsafeDowncast(self, to: ScopedRead<Value>.self)
  }
}

/// A look-up of an environment object by its type.
@usableFromInline
class ObjectLookup {
  class var key: ObjectIdentifier { preconditionFailure("\(Self.self) has no key.") }

  class func installed(in scope: Scope) -> EnvironmentReference {
    preconditionFailure("\(Self.self) cannot be installed.")
  }

  /// The value of the property if no object is set; nil if an object must be set.
  class var valueWithoutObject: Any? { nil }
}

/// A look-up for a property whose object must be set.
final class RequiredObject<Object: AnyObject>: ObjectLookup {
  override class var key: ObjectIdentifier { ObjectIdentifier(ObjectKey<Object>.self) }

  override class func installed(in scope: Scope) -> EnvironmentReference {
    .required(scope.keyReads.read(ObjectKey<Object>.self, in: scope))
  }
}

/// A look-up for a property whose object is optional.
final class OptionalObject<Object: AnyObject>: ObjectLookup {
  override class var key: ObjectIdentifier { ObjectIdentifier(ObjectKey<Object>.self) }

  override class func installed(in scope: Scope) -> EnvironmentReference {
    .optional(scope.keyReads.read(ObjectKey<Object>.self, in: scope))
  }

  override class var valueWithoutObject: Any? { .some(Object?.none as Any) }
}
