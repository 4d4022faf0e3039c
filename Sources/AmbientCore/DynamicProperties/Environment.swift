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
    case object(Any.Type, (EnvironmentValues) -> Value?)
  }

  /// Where it was installed.
  @usableFromInline
  enum Place {
    case nowhere
    case scope(Scope)
    /// What the key path leads to in a scope.
    case mapped(MappedRead<Value>)
  }

  private let content: Content
  @usableFromInline var installed = Place.nowhere
  private var name = ""
  private let owner: StaticString
  private let place: SourceLocation

  /// Reads what a key path leads to: a value, a part of one, or something computed from several.
  public init(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    function: StaticString = #function
  ) {
    content = .keyPath(keyPath)
    owner = function
    place = SourceLocation(fileID, line)
  }

  /// The value of now.
  ///
  /// Outside an installed view it is the key's default, with a warning. A non-optional object that no
  /// ancestor set stops the program, at the read, with the chain of views and what is present.
  @inlinable public var wrappedValue: Value {
    if case .mapped(let mapped) = installed, mapped.canBeRead { return mapped.read() }
    return valueOfNow
  }

  private var scope: Scope? {
    switch installed {
    case .nowhere: nil
    case .scope(let scope): scope
    case .mapped(let mapped): mapped.scope
    }
  }

  @usableFromInline var valueOfNow: Value {
    guard let scope else {
      Diagnostic.environmentReadOutsideView(value: Value.self, owner: "\(owner)", place: place)
        .warn()
      return value(in: nil) { EnvironmentValues()[keyPath: $0] }
    }
    return value(in: scope) { scope.read($0) }
  }

  private func value(
    in scope: Scope?,
    _ read: (KeyPath<EnvironmentValues, Value>) -> Value
  ) -> Value {
    switch content {
    case .keyPath(let keyPath):
      return read(keyPath)
    case .object(let type, let read):
      if let object = read(EnvironmentValues(scope)) { return object }
      missingObject(type, in: scope).stop()
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
    content = .object(objectType) { $0[ObjectKey<Value>.self] }
    owner = function
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
    content = .object(objectType) { $0[ObjectKey<T>.self] }
    owner = function
    place = SourceLocation(fileID, line)
  }
}

extension Environment: BuiltInProperty {
  static var keepsStorage: Bool { false }

  mutating func install(in owner: PropertyOwner, name: String, storage: inout AnyObject?) {
    self.name = name
    // `\.self` tracks the keys that are read through it.
    if case .keyPath(let keyPath) = content, Value.self != EnvironmentValues.self {
      installed = .mapped(owner.scope.mappedReads.read(keyPath, in: owner.scope))
    } else {
      installed = .scope(owner.scope)
    }
  }
}

extension Environment: SelfComparing {
  /// Two are the same if they read the same; where they are installed does not matter.
  package func isSame(as other: Environment) -> Bool {
    switch (content, other.content) {
    case (.keyPath(let one), .keyPath(let other)): one == other
    case (.object(let one, _), .object(let other, _)): one == other
    default: false
    }
  }
}
