import AmbientEnvironment
public import AmbientGraph
import AmbientReflection
public import AmbientScopes
public import AmbientSupport
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
  @usableFromInline var site: PropertySite

  @inlinable
  init(_ reference: EnvironmentReference, site: PropertySite) {
    self.reference = reference
    self.site = site
  }

  /// Reads what a key path leads to: a value, a part of one, or something computed from several.
  @inlinable
  public init(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    function: StaticString = #function
  ) {
    self.init(.keyPath(keyPath), site: PropertySite(fileID, line, function))
  }

  /// The value of now.
  ///
  /// Outside an installed view it is the key's default, with a warning. A non-optional object that no
  /// ancestor set stops the program, at the read, with the chain of views and what is present.
  public var wrappedValue: Value {
    // Inlined always, and the most frequent reads first, without a `switch`: that would copy the property, and
    // with it the view that it is in.
    @inlinable @inline(__always) get {
      if let source = reference.readAsIs {
        // Not counted: the property keeps it.
        if source.with({ $0.of(Value.self).canBeRead }) {
          return source.with { $0.of(Value.self).read() }
        }
      } else if case .required(let source) = reference {
        let read = source.of(Value?.self)
        if read.canBeRead, let object = read.read() { return object }
      }
      return reference.currentValue(declared: site)
    }
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
      site: PropertySite(fileID, line, function)
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
      site: PropertySite(fileID, line, function)
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
    site.name = name
    // Mostly it was met before, and nothing has to be counted to find it.
    if case .keyPath = reference, let keyPath, let known = owner.cachedRead(of: keyPath) {
      return known.with { reference = .read($0) }
    }
    let scope = owner.scope
    switch reference {
    case .keyPath(let keyPath) where Value.self == EnvironmentValues.self:
      reference = .whole(WholeEnvironment(keyPath, in: scope))
    case .keyPath(let keyPath): reference = read(keyPath, in: scope)
    case .object(let lookup): reference = lookup.installed(in: scope)
    // A view was handed the property of another, which may stand elsewhere.
    case .read:
      if let keyPath { reference = read(keyPath.object, in: scope) }
    case .optional(let source): reference = .optional(source.of(Value.self).counterpart(in: scope))
    case .required(let source): reference = .required(source.of(Value?.self).counterpart(in: scope))
    case .whole(let whole): reference = .whole(WholeEnvironment(whole.keyPath, in: scope))
    }
  }

  private func read(_ keyPath: AnyKeyPath, in scope: Scope) -> EnvironmentReference {
    .read(
      scope.mappedRead(EnvironmentReference.typed(keyPath) as KeyPath<EnvironmentValues, Value>)
    )
  }

  private var keyPath: Unretained<AnyKeyPath>? { reference.keyPath(to: Value.self) }
}

extension Environment: DeclaredProperty {
  func subscribeUntilRead(_ wasRead: inout AnyObject?) {
    guard wasRead == nil else { return }
    switch reference {
    case .read(let source), .optional(let source):
      source.of(Value.self).subscribeUntilRead(&wasRead)
    case .required(let source):
      source.of(Value?.self).subscribeUntilRead(&wasRead)
    // Of the whole environment, the keys count that are read through it.
    case .keyPath, .object, .whole: break
    }
  }
}

extension ScopedRead {
  fileprivate func subscribeUntilRead(_ wasRead: inout AnyObject?) {
    guard canBeRead else { return }
    if isReadInRun { wasRead = Subscription.isOver } else { _ = read() }
  }
}

/// Whether a declared property still counts as read.
private final class Subscription: Sendable {
  /// A run has read the property.
  static let isOver = Subscription()
}

extension Environment: TraceableProperty {
  package func isRead(through source: Source) -> Bool {
    switch reference {
    case .read(let read): source === read
    case .optional(let read), .required(let read): source === read
    case .whole(let whole): source.readingContext === whole.scope
    case .keyPath, .object: false
    }
  }
}

extension Environment: SelfComparing {
  /// Two are the same if they read the same; where they are installed does not matter.
  package func isSame(as other: Environment) -> Bool {
    switch (keyPath, other.keyPath) {
    case (let mine?, let others?):
      mine.object == others.object
    case (nil, nil): reference.key(of: Value.self) == other.reference.key(of: Value.self)
    case (nil, _?), (_?, nil): false
    }
  }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    // Literals are one object, mostly.
    if let keyPath = keyPath(at: a), keyPath == self.keyPath(at: b) {
      return true
    }
    return a.pointee.isSame(as: b.pointee)
  }

  /// The key path of a property where that lies: the whole property would be copied to ask it.
  @inline(__always)
  private static func keyPath(at property: UnsafeRawPointer) -> Unretained<AnyKeyPath>? {
    // Safe because the reference is the first field.
    property.assumingMemoryBound(to: EnvironmentReference.self).pointee.keyPath(to: Value.self)
  }
}
