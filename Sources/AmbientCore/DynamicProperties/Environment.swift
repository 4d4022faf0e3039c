public import AmbientGraph
public import Observation

/// A value from the surroundings of the view that declares it.
///
/// ```swift
/// struct Title: View {
///   @Environment(\.theme.accent) private var accent   // this part of the theme alone
///   @Environment(Session.self) private var session    // an observable object
///
///   var body: some View { Text(session.name).foregroundStyle(accent) }
/// }
/// ```
///
/// In a body it is the value of now and becomes a dependency of that body when it is read, and only
/// then. In an action or a task, on any thread, it is again the value of now; SwiftUI keeps the value
/// of the last body.
///
/// - Invalidation: A change of the value re-runs the bodies that read it in their last run.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(any ObjectLookup<Value>.Type)
  }

  /// Where it was installed.
  @usableFromInline
  enum Place {
    case nowhere
    case scope(Scope)
    /// What it reads in a scope.
    case read(ScopedRead<Value>)
    /// What it reads in a scope, and must find there.
    case required(ScopedRead<Value?>)
  }

  private let content: Content
  @usableFromInline var installed = Place.nowhere
  private var name = ""
  private let owner: LiteralText
  private let place: SourceLocation

  /// Reads what a key path leads to: a value, a part of one, or something computed from several.
  public init(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    function: StaticString = #function
  ) {
    content = .keyPath(keyPath)
    owner = LiteralText(function)
    place = SourceLocation(fileID, line)
  }

  /// The value of now.
  ///
  /// Outside an installed view it is the key's default, with a warning. A non-optional object that no
  /// ancestor set stops the program, at the read, with the chain of views and what is present.
  @inlinable public var wrappedValue: Value {
    switch installed {
    case .read(let read) where read.canBeRead:
      return read.read()
    case .required(let read) where read.canBeRead:
      if let object = read.read() { return object }
    case .nowhere, .scope, .read, .required: break
    }
    return valueOfNow
  }

  @usableFromInline var valueOfNow: Value {
    let scope = scope
    if scope == nil {
      Diagnostic.environmentReadOutsideView(value: Value.self, owner: "\(owner)", place: place)
        .warn()
    }
    switch content {
    case .keyPath(let keyPath):
      return scope?.read(keyPath) ?? EnvironmentValues()[keyPath: keyPath]
    case .object(let lookup):
      if let object = lookup.value(in: EnvironmentValues(scope)) { return object }
      missingObject(lookup.objectType, in: scope).stop()
    }
  }

  private var scope: Scope? {
    switch installed {
    case .nowhere: nil
    case .scope(let scope): scope
    case .read(let read): read.scope
    case .required(let read): read.scope
    }
  }

  private func missingObject(_ type: Any.Type, in scope: Scope?) -> Diagnostic {
    Diagnostic.missingObject(
      type,
      property: "@Environment(\(type).self)" + (name.isEmpty ? "" : " var \(name)"),
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

// What is installed is a scope, which other threads read under its graph's lock; key paths and the
// functions that look up objects capture nothing that could change.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment where Value: AnyObject & Observable {
  /// Reads the object of a type that an ancestor set with `.environment(object)`.
  public init(
    _ objectType: Value.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    function: StaticString = #function
  ) {
    content = .object(RequiredObject<Value>.self)
    owner = LiteralText(function)
    place = SourceLocation(fileID, line)
  }
}

extension Environment {
  /// Reads the object of a type, or nil where no ancestor set one.
  public init<T: AnyObject & Observable>(
    _ objectType: T.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    function: StaticString = #function
  ) where Value == T? {
    content = .object(OptionalObject<T>.self)
    owner = LiteralText(function)
    place = SourceLocation(fileID, line)
  }
}

extension Environment: BuiltInProperty {
  static var keepsStorage: Bool { false }

  mutating func install(in owner: PropertyOwner, name: String, storage: inout AnyObject?) {
    self.name = name
    let scope = owner.scope
    switch content {
    // `\.self` tracks the keys that are read through it.
    case .keyPath where Value.self == EnvironmentValues.self: installed = .scope(scope)
    case .keyPath(let keyPath): installed = .read(scope.mappedReads.read(keyPath, in: scope))
    case .object(let lookup): installed = lookup.place(in: scope)
    }
  }
}

extension Environment: SelfComparing {
  /// Two are the same if they read the same; where they are installed does not matter.
  package func isSame(as other: Environment) -> Bool {
    switch (content, other.content) {
    case (.keyPath(let one), .keyPath(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: false
    }
  }
}

/// Finds an object by its type, for a property of the same type or of an optional one.
private protocol ObjectLookup<Value> {
  associatedtype Value
  static var objectType: Any.Type { get }

  /// What the property reads in a scope.
  static func place(in scope: Scope) -> Environment<Value>.Place

  /// The property's value; nil if it must not be without one.
  static func value(in values: EnvironmentValues) -> Value?
}

private enum RequiredObject<Object: AnyObject>: ObjectLookup {
  static var objectType: Any.Type { Object.self }

  static func place(in scope: Scope) -> Environment<Object>.Place {
    .required(scope.keyReads.read(ObjectKey<Object>.self, in: scope))
  }

  static func value(in values: EnvironmentValues) -> Object? { values[ObjectKey<Object>.self] }
}

private enum OptionalObject<Object: AnyObject>: ObjectLookup {
  static var objectType: Any.Type { Object.self }

  static func place(in scope: Scope) -> Environment<Object?>.Place {
    .read(scope.keyReads.read(ObjectKey<Object>.self, in: scope))
  }

  static func value(in values: EnvironmentValues) -> Object?? {
    .some(values[ObjectKey<Object>.self])
  }
}
