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
  @usableFromInline var reference: EnvironmentReference
  @usableFromInline let writtenOut: ReadWrittenOut<Value>

  /// The key path that is read, which what it refers to keeps; nil for an object.
  // Apart from the reference, so that two properties are compared without counting anything.
  private var keyPath: Unmanaged<AnyKeyPath>?

  private var name: LiteralText?
  private let owner: LiteralText
  private let place: SourceLocation

  @usableFromInline
  init(
    _ reference: EnvironmentReference,
    _ writtenOut: ReadWrittenOut<Value> = ReadWrittenOut(),
    owner: LiteralText,
    place: SourceLocation
  ) {
    self.reference = reference
    self.writtenOut = writtenOut
    keyPath = reference.keyPath
    self.owner = owner
    self.place = place
  }

  /// Reads what a key path leads to: a value, a part of one, or something computed from several.
  ///
  /// A key path that is written as a literal costs no more than a call of its getter.
  @inlinable
  public init(
    _ keyPath: @autoclosure @escaping () -> KeyPath<EnvironmentValues, Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    function: StaticString = #function
  ) {
    self.init(
      .keyPath(keyPath()),
      ReadWrittenOut { values in
        let path = keyPath()
        return (values[keyPath: path], path)
      },
      owner: LiteralText(function),
      place: SourceLocation(fileID, line)
    )
  }

  /// The value of now.
  ///
  /// Outside an installed view it is the key's default, with a warning. A non-optional object that no
  /// ancestor set stops the program, at the read, with the chain of views and what is present.
  @inlinable public var wrappedValue: Value {
    switch reference {
    case .read(let source), .optional(let source, _):
      let read = source.of(Value.self)
      if read.canBeRead { return read.read() }
    case .required(let source, _):
      let read = source.of(Value?.self)
      if read.canBeRead, let object = read.read() { return object }
    case .keyPath, .object, .whole: break
    }
    return valueOfNow
  }

  @usableFromInline var valueOfNow: Value {
    switch reference {
    case .keyPath(let keyPath):
      warnOfReadOutsideView()
      return EnvironmentValues()[keyPath: typed(keyPath)]
    case .object(let lookup):
      warnOfReadOutsideView()
      if let value = lookup.valueWithoutObject as? Value { return value }
    case .read(let source), .optional(let source, _):
      return source.of(Value.self).valueOfNow()
    case .required(let source, _):
      if let object = source.of(Value?.self).valueOfNow() { return object }
    case .whole(let keyPath, let scope):
      return scope.read(typed(keyPath))
    }
    missingObject(Value.self, in: scope).stop()
  }

  // Safe because a property is made with a key path to its value, and keeps that type.
  private func typed(_ keyPath: AnyKeyPath) -> KeyPath<EnvironmentValues, Value> {
    unsafeDowncast(keyPath, to: KeyPath<EnvironmentValues, Value>.self)
  }

  private func warnOfReadOutsideView() {
    Diagnostic.environmentReadOutsideView(value: Value.self, owner: "\(owner)", place: place).warn()
  }

  private var scope: Scope? {
    switch reference {
    case .keyPath, .object: nil
    case .read(let source), .optional(let source, _): source.of(Value.self).scope
    case .required(let source, _): source.of(Value?.self).scope
    case .whole(_, let scope): scope
    }
  }

  private func missingObject(_ type: Any.Type, in scope: Scope?) -> Diagnostic {
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
    self.init(
      .object(RequiredObject<Value>.self),
      owner: LiteralText(function),
      place: SourceLocation(fileID, line)
    )
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
    self.init(
      .object(OptionalObject<T>.self),
      owner: LiteralText(function),
      place: SourceLocation(fileID, line)
    )
  }
}

extension Environment: BuiltInProperty {
  package static var keepsStorage: Bool { false }

  package mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    self.name = name
    let scope = owner.scope
    // Mostly it was met before, and nothing has to be counted to find it.
    if case .keyPath = reference, let keyPath, let known = scope.knownRead(of: keyPath) {
      return reference = .read(known)
    }
    switch reference {
    case .keyPath(let keyPath) where Value.self == EnvironmentValues.self,
      .whole(let keyPath, _):
      reference = .whole(keyPath, scope)
    case .keyPath(let keyPath):
      read(keyPath, in: scope)
    case .object(let lookup):
      reference = lookup.installed(in: scope)
    // A view was handed the property of another, which may stand elsewhere.
    case .read:
      if let keyPath { read(keyPath.takeUnretainedValue(), in: scope) }
    case .optional(let source, let key):
      reference = .optional(source.of(Value.self).counterpart(in: scope), key)
    case .required(let source, let key):
      reference = .required(source.of(Value?.self).counterpart(in: scope), key)
    }
  }

  private mutating func read(_ keyPath: AnyKeyPath, in scope: Scope) {
    let read = scope.mappedRead(typed(keyPath), writtenOut)
    reference = .read(read)
    self.keyPath = .passUnretained(read.keyPath)
  }
}

extension Environment: TraceableProperty {
  package func isRead(through source: Source) -> Bool {
    switch reference {
    case .read(let read): source === read
    case .optional(let read, _), .required(let read, _): source === read
    case .whole(_, let scope): source.readingPlace === scope
    case .keyPath, .object: false
    }
  }
}

extension Environment: SelfComparing {
  /// Two are the same if they read the same; where they are installed does not matter.
  package func isSame(as other: Environment) -> Bool {
    switch (keyPath, other.keyPath) {
    case (let mine?, let others?):
      // Literals are one object, mostly.
      mine.toOpaque() == others.toOpaque()
        || mine.takeUnretainedValue() == others.takeUnretainedValue()
    case (nil, nil): reference.key == other.reference.key
    case (nil, _?), (_?, nil): false
    }
  }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    if let keyPath = a.pointee.keyPath?.toOpaque(), keyPath == b.pointee.keyPath?.toOpaque() {
      return true
    }
    return a.pointee.isSame(as: b.pointee)
  }
}
