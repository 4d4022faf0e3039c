import AmbientEnvironment
public import AmbientGraph
import AmbientReflection
public import AmbientScopes
public import AmbientSupport
public import Observation

/// A property wrapper that reads a value from the environment of its view.
///
/// ```swift
/// struct Title: View {
///   @Environment(\.theme.accent) private var accent   // only this part of the theme
///   @Environment(Session.self) private var session    // an observable object
///
///   var body: some View { Text(session.name).foregroundStyle(accent) }
/// }
/// ```
///
/// A read returns the current value. A read in a body also makes the value a dependency of that
/// body. A property that the body does not read is not a dependency. A property inside a custom
/// ``DynamicProperty`` is an exception: until the body has read the property for the first time,
/// the value is a dependency of the body.
///
/// In an action or a task, on any thread, a read also returns the current value. (In SwiftUI, it
/// returns the value from the last run of the body.)
///
/// If a body has read the same key path before, the result is cached. A later read calls the getter
/// of the key path only if a value that the getter uses has changed.
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

  /// Creates a property for the value of a key path.
  ///
  /// The key path may lead to an environment value, to a part of one, or to a property that is
  /// computed from several values. The body depends only on the result: a change that leaves the
  /// result equal does not run the body.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the environment to the value.
  ///   - fileID: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - function: The name of the declaring type, for messages.
  @inlinable
  public init(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    function: StaticString = #function
  ) {
    self.init(.keyPath(keyPath), site: PropertySite(fileID, line, function))
  }

  /// The value that applies to the view now.
  ///
  /// A property for a non-optional object has no default. A read of such a property stops the
  /// program if no ancestor sets the object, or if the property is not in a mounted view. The
  /// message lists the views around the property and the objects that are present.
  ///
  /// A read of any other property warns and returns the default value if the property is not in a
  /// mounted view.
  public var wrappedValue: Value {
    // The most frequent reads come first. A `switch` over the reference would copy the property.
    @inlinable @inline(__always) get {
      if let source = reference.directSource {
        // Unretained, because the property keeps the source alive.
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

// Sendable because other threads read the scope of an installed property under the graph's lock.
// Key paths capture no mutable state.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment where Value: AnyObject & Observable {
  /// Creates a property for the object that an ancestor sets with `.environment(object)`.
  ///
  /// A read stops the program if no ancestor sets an object of the type.
  ///
  /// - Parameters:
  ///   - objectType: The type of the object.
  ///   - fileID: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - function: The name of the declaring type, for messages.
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
  /// Creates a property for an optional object; the value is nil if no ancestor sets an object.
  ///
  /// - Parameters:
  ///   - objectType: The type of the object.
  ///   - fileID: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - function: The name of the declaring type, for messages.
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
    name: StaticText,
    storage: inout AnyObject?
  ) {
    site.name = name
    // In most cases the read is cached, and the look-up retains nothing.
    if case .keyPath = reference, let keyPath, let cached = owner.cachedRead(of: keyPath) {
      return cached.with { reference = .read($0) }
    }
    let scope = owner.scope
    switch reference {
    case .keyPath(let keyPath) where Value.self == EnvironmentValues.self:
      reference = .whole(WholeEnvironment(keyPath, in: scope))
    case .keyPath(let keyPath): reference = read(keyPath, in: scope)
    case .object(let lookup): reference = lookup.installed(in: scope)
    // In the remaining cases, the property was installed in another view, which passed it to this
    // view. The environments of the two views may differ.
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
  func subscribeUntilRead(_ readMarker: inout AnyObject?) {
    guard readMarker == nil else { return }
    switch reference {
    case .read(let source), .optional(let source):
      source.of(Value.self).subscribeUntilRead(&readMarker)
    case .required(let source):
      source.of(Value?.self).subscribeUntilRead(&readMarker)
    // No subscription is possible before the property is installed. The whole environment needs
    // none, because it tracks the keys that are read through it.
    case .keyPath, .object, .whole: break
    }
  }
}

extension ScopedRead {
  fileprivate func subscribeUntilRead(_ readMarker: inout AnyObject?) {
    guard canBeRead else { return }
    if isReadInRun { readMarker = Subscription.isOver } else { _ = read() }
  }
}

/// The initial subscription of a body to a property inside a custom ``DynamicProperty``.
///
/// The subscription ends when a run of the body reads the property. Until then, each run depends on
/// the property. After that, a run depends on the property only if that run reads the property.
private final class Subscription: Sendable {
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

extension Environment: Inspectable {
  var inspectedValue: Any? {
    switch reference {
    case .read(let source), .optional(let source): source.of(Value.self).lastValue
    case .required(let source): source.of(Value?.self).lastValue as Any?
    case .keyPath, .object, .whole: nil
    }
  }
}

extension Environment: SelfComparing {
  /// Returns whether both properties read the same key path or object type; their scopes may
  /// differ.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether both properties read the same key path or object type.
  package func isSame(as other: Environment) -> Bool {
    switch (keyPath, other.keyPath) {
    case (let mine?, let others?):
      mine.object == others.object
    case (nil, nil): reference.key(of: Value.self) == other.reference.key(of: Value.self)
    case (nil, _?), (_?, nil): false
    }
  }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    // Most equal key paths come from the same literal and are one object.
    if let keyPath = keyPath(at: a), keyPath == self.keyPath(at: b) {
      return true
    }
    return a.pointee.isSame(as: b.pointee)
  }

  /// Returns the key path of the property at an address, without a copy of the whole property.
  @inline(__always)
  private static func keyPath(at property: UnsafeRawPointer) -> Unretained<AnyKeyPath>? {
    // Safe because the reference is the first field.
    property.assumingMemoryBound(to: EnvironmentReference.self).pointee.keyPath(to: Value.self)
  }
}
