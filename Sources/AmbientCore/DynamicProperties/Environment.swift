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
  /// What it reads; where, once it is installed.
  @usableFromInline
  enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(any ObjectLookup<Value>.Type)

    // Installed:
    case read(ScopedRead<Value>)
    /// What must be there.
    case required(ScopedRead<Value?>)
    /// The whole environment, which tracks the keys that are read through it.
    case whole(KeyPath<EnvironmentValues, Value>, Scope)
  }

  @usableFromInline var content: Content
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
    switch content {
    case .read(let read) where read.canBeRead:
      return read.read()
    case .required(let read) where read.canBeRead:
      if let object = read.read() { return object }
    case .keyPath, .object, .read, .required, .whole: break
    }
    return valueOfNow
  }

  @usableFromInline var valueOfNow: Value {
    switch content {
    case .keyPath(let keyPath):
      warnOfReadOutsideView()
      return EnvironmentValues()[keyPath: keyPath]
    case .object(let lookup):
      warnOfReadOutsideView()
      if let value = lookup.valueWithoutObject { return value }
    case .read(let read):
      return read.valueOfNow()
    case .required(let read):
      if let object = read.valueOfNow() { return object }
    case .whole(let keyPath, let scope):
      return scope.read(keyPath)
    }
    missingObject(Value.self, in: scope).stop()
  }

  private func warnOfReadOutsideView() {
    Diagnostic.environmentReadOutsideView(value: Value.self, owner: "\(owner)", place: place).warn()
  }

  private var scope: Scope? {
    switch content {
    case .keyPath, .object: nil
    case .read(let read): read.scope
    case .required(let read): read.scope
    case .whole(_, let scope): scope
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

// What is installed leads to a scope, which other threads read under its graph's lock; key paths
// capture nothing that could change.
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
  package static var keepsStorage: Bool { false }

  package mutating func install(in owner: PropertyOwner, name: String, storage: inout AnyObject?) {
    self.name = name
    let scope = owner.scope
    switch content {
    case .keyPath(let keyPath) where Value.self == EnvironmentValues.self,
      .whole(let keyPath, _):
      content = .whole(keyPath, scope)
    case .keyPath(let keyPath):
      content = .read(scope.mappedReads.read(keyPath, in: scope))
    case .object(let lookup):
      content = lookup.installed(in: scope)
    // A view was handed the property of another, which may stand elsewhere.
    case .read(let read):
      content = .read(read.counterpart(in: scope))
    case .required(let read):
      content = .required(read.counterpart(in: scope))
    }
  }
}

extension Environment: TraceableProperty {
  package func isRead(through source: Source) -> Bool {
    switch content {
    case .read(let read): source === read
    case .required(let read): source === read
    case .whole(_, let scope): source.readingPlace === scope
    case .keyPath, .object: false
    }
  }
}

extension Environment: SelfComparing {
  /// Two are the same if they read the same; where they are installed does not matter.
  package func isSame(as other: Environment) -> Bool { subject == other.subject }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    a.pointee.subject == b.pointee.subject
  }

  private var subject: Subject {
    switch content {
    case .keyPath(let keyPath), .whole(let keyPath, _): .keyPath(keyPath)
    case .object(let lookup): .key(lookup.key)
    case .read(let read): read.subject
    case .required(let read): read.subject
    }
  }
}

/// Finds an object by its type, for a property of the same type or of an optional one.
@usableFromInline
protocol ObjectLookup<Value> {
  associatedtype Value

  /// The identity of the key under which the object is.
  static var key: ObjectIdentifier { get }

  /// What the property reads in a scope.
  static func installed(in scope: Scope) -> Environment<Value>.Content

  /// The property's value where there is no object; nil if there must be one.
  static var valueWithoutObject: Value? { get }
}

private enum RequiredObject<Object: AnyObject>: ObjectLookup {
  static var key: ObjectIdentifier { ObjectIdentifier(ObjectKey<Object>.self) }
  static var valueWithoutObject: Object? { nil }

  static func installed(in scope: Scope) -> Environment<Object>.Content {
    .required(scope.keyReads.read(ObjectKey<Object>.self, in: scope))
  }
}

private enum OptionalObject<Object: AnyObject>: ObjectLookup {
  static var key: ObjectIdentifier { ObjectIdentifier(ObjectKey<Object>.self) }
  static var valueWithoutObject: Object?? { .some(nil) }

  static func installed(in scope: Scope) -> Environment<Object?>.Content {
    .read(scope.keyReads.read(ObjectKey<Object>.self, in: scope))
  }
}
