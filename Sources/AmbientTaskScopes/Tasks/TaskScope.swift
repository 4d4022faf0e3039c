public import AmbientEnvironment
package import AmbientSupport
import Synchronization

/// The overrides and the context that apply to the work of a task, and the view that the work is
/// done for.
///
/// A scope is bound as a task-local value during an operation. Child tasks and unstructured tasks
/// that start in the operation inherit the scope. A scope does not change after it is bound. The
/// overrides of its enclosing scopes are copied into it, so that a read needs only one look-up.
///
/// Like a position in a view tree, a scope is a source of ``EnvironmentValues``. Therefore every
/// way to read environment values also works here: key paths, parts of values, and properties that
/// combine several keys.
// @unchecked: the variables change only before the scope is shared, or are guarded by a lock.
@usableFromInline
package final class TaskScope: EnvironmentSource, @unchecked Sendable {
  /// The scope that is bound to the current task, if there is one.
  @TaskLocal @usableFromInline package static var current: TaskScope?

  /// A placeholder for "no scope": a reader that captured it uses only the current scope.
  package static let root = TaskScope(in: nil, defaults: nil)

  @usableFromInline var isRoot: Bool { defaults == nil }

  package let outer: TaskScope?

  /// All overrides that apply in this scope, by the identity of their key.
  package private(set) var overrides: Overrides

  /// The context, if it is overridden.
  package private(set) var context: DependencyContext?

  /// The environment of the view that the work is done for, if there is one.
  package let view: (any ViewEnvironment)?

  /// The defaults of keys that have no other value; nil in the root.
  private(set) var defaults: Defaults?

  /// The recording of the default that was being created when this scope was created; nil if no
  /// default was being created.
  ///
  /// A recording contains what happens while a default is created, such as the reads. A task that
  /// was started during the recording may use this scope after the recording has ended.
  private let recordingAtCreation: Recording?

  /// The recording of the default that is being created in this scope; nil at other times.
  package var recording: Recording? {
    guard let recordingAtCreation, recordingAtCreation.isRunning else { return nil }
    return recordingAtCreation
  }

  var wasCreatedForDefault: Bool { recordingAtCreation != nil }

  /// The audit that records which overrides are read.
  package let audit: DependencyAudit?

  /// The scope that this scope or an enclosing scope replaces; see ``replacing(_:)``.
  ///
  /// Only audits use this property.
  private(set) var replacedScope: TaskScope?

  /// Whether a closure is assigning values to the scope.
  ///
  /// During the assignment, reads of the previous values report no issues.
  private(set) var isAssigning = false

  /// The scope that new readers in this scope capture; nil if they capture this scope itself.
  private let base: TaskScope?

  /// Whether the scope adds only a view to the scope that encloses it.
  private let isOnlyForView: Bool

  /// The defaults that are stored in this scope because they depend on its overrides.
  let locals = Mutex(LocalDefaults())

  /// Creates a scope that `outer` encloses.
  ///
  /// Assign its values between ``startAssigning()`` and ``finishAssigning(_:at:)``.
  package init(
    in outer: TaskScope?,
    defaults: Defaults? = .current,
    view: (any ViewEnvironment)? = nil,
    audit: DependencyAudit? = nil
  ) {
    self.outer = outer
    overrides = outer?.overrides ?? Overrides()
    context = outer?.context
    self.defaults = outer?.defaults ?? defaults
    self.view = view ?? outer?.view
    isOnlyForView = view != nil
    self.audit = audit ?? outer?.audit
    replacedScope = outer?.replacedScope
    recordingAtCreation = outer?.recording
    base = nil
  }

  /// Creates a scope that has the given overrides and inherits nothing.
  init(
    _ overrides: Overrides,
    _ context: DependencyContext?,
    view: (any ViewEnvironment)? = nil,
    audit: DependencyAudit? = nil,
    defaults: Defaults?,
    base: TaskScope? = nil,
    recording: Recording? = nil
  ) {
    outer = nil
    self.overrides = overrides
    self.context = context
    self.defaults = defaults
    self.view = view
    isOnlyForView = false
    self.audit = audit
    self.base = base
    recordingAtCreation = recording
  }

  /// Returns a scope that has no overrides, and that creates new defaults for all keys.
  ///
  /// Use the scope to replace another scope completely. The scope is marked as assigning.
  package static func empty(in context: DependencyContext?) -> TaskScope {
    if context != nil { ContextKey.willSet() }
    let scope = TaskScope(Overrides(), context, defaults: Defaults())
    scope.isAssigning = true
    return scope
  }

  /// Returns the scope that a new reader captures.
  ///
  /// If a default is being created, the recording of the default notes the reader.
  package static func capture() -> TaskScope? {
    let current = current
    current?.recording?.noteReader()
    // If a running body creates the reader, the reader captures the scope of the body's view.
    if current?.view == nil, current?.recording == nil, let view = RunningView.environment {
      return view.taskScope(in: current)
    }
    return current?.base ?? current
  }

  /// Returns whether two readers that captured these scopes find the same values.
  package static func isSame(_ one: TaskScope?, _ other: TaskScope?) -> Bool {
    if one === other { return true }
    guard let one, let other, one.isOnlyForView, other.isOnlyForView else { return false }
    return one.view === other.view && one.outer === other.outer
  }

  /// The nearest scope, beginning with this one, that adds more than a view to its enclosing scope.
  ///
  /// The property is nil if there is no such scope.
  var withoutOwnView: TaskScope? {
    var scope: TaskScope? = self
    while let inner = scope, inner.isOnlyForView { scope = inner.outer }
    return scope
  }

  package static var isForView: Bool { current?.view != nil }

  /// Calls `work` without the view that the current work is done for.
  ///
  /// Call this function for work that serves no single view, such as an update that an action
  /// requests.
  ///
  /// - Returns: The result of `work`.
  package static func withoutView<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard isForView else { return try work() }
    var scope = current?.withoutOwnView
    if let inner = scope, inner.view != nil {
      scope = TaskScope(
        inner.overrides,
        inner.context,
        audit: inner.audit,
        defaults: inner.defaults
      )
    }
    return try $current.withValue(scope, operation: work)
  }

  /// Returns a scope with the values of this scope, to bind in place of `other`.
  ///
  /// An audit can then compare the values of both scopes.
  package func replacing(_ other: TaskScope?) -> TaskScope {
    guard let other, other !== self, let audit = other.audit ?? audit else { return self }
    let scope = TaskScope(in: self, audit: audit)
    scope.replacedScope = other
    return scope
  }

  // MARK: Assigning

  /// Returns the values that a closure assigns to, and marks the scope as assigning.
  package func startAssigning() -> EnvironmentValues {
    isAssigning = true
    return EnvironmentValues(self)
  }

  /// Ends the assignment: stores the values that the closure wrote, all with the same stamp.
  package func finishAssigning(_ values: EnvironmentValues, at location: SourceLocation?) {
    finishAssigning(values, at: location, for: audit)
  }

  private func finishAssigning(
    _ values: EnvironmentValues,
    at location: SourceLocation?,
    for audit: DependencyAudit?
  ) {
    isAssigning = false
    if let other = values.source as? TaskScope, other !== self { assign(other, at: location) }
    add(values.writes, at: location, for: audit)
  }

  /// Ends the assignment: the values that the closure wrote replace the defaults of their keys.
  ///
  /// - Parameter values: The values, with the writes of the closure.
  /// - Returns: The values that did not become defaults, because the default of their key was
  ///   already read or prepared.
  package func prepare(_ values: EnvironmentValues) -> [(name: String, value: Any)] {
    // An audit must not expect reads of these values: they become defaults outside of this scope.
    finishAssigning(values, at: nil, for: nil)
    let defaults = defaults ?? .current
    let new = overrides.all.filter { $0 !== outer?.overrides[$0.key] }
    if let context, context != outer?.context { defaults.prepare(for: context) }
    let context = context ?? defaults.preparedContext ?? .ofProcess
    return new.filter { !defaults.prepare($0.write, in: context) }.map { ($0.label, $0.value) }
  }

  /// Returns a scope with the overrides of a captured scope and of the current scope.
  ///
  /// If both scopes override a key, the newer override applies.
  package static func merging(captured: TaskScope?, _ current: TaskScope?) -> TaskScope? {
    let resolution = Resolution(captured: captured, current: current)
    guard resolution.captured != nil else { return current }
    return TaskScope(
      resolution.overrides,
      current?.context == nil && captured?.context == nil ? nil : resolution.context,
      view: current?.view ?? captured?.view,
      audit: resolution.audit,
      defaults: resolution.defaults
    )
  }

  /// Replaces the contents of this scope with the current contents of `other`.
  private func assign(_ other: TaskScope, at location: SourceLocation?) {
    overrides = other.overrides
    context = other.context
    defaults = other.defaults
    let localDefaults = other.locals.withLock { $0 }
    locals.withLock { $0 = localDefaults }
    if let context {
      add(EnvironmentWriteOf<ContextKey>(context, after: nil), at: location, for: nil)
    }
  }

  private func add(
    _ newest: EnvironmentWrite?,
    at location: SourceLocation?,
    for audit: DependencyAudit?
  ) {
    guard newest != nil else { return }
    let stamp = LogicalClock.next()
    var next = newest
    while let write = next {
      next = write.previous
      // The list begins with the newest write; older writes of the same key have no effect.
      if let existing = overrides[write.key], existing.stamp == stamp { continue }
      let override = overrides.add(write, stamp, at: location)
      audit?.add(override)
      if write.key == ObjectIdentifier(ContextKey.self) {
        context = override.value(of: ContextKey.self)
      }
    }
    overrides.finishAdding()
  }
}

extension TaskScope {
  @inlinable
  package static func value<K: EnvironmentKey>(
    of key: K.Type,
    capturedBy captured: TaskScope?
  ) -> K.Value {
    Resolution(captured: captured, current: current).value(of: key)
  }

  package static func values(capturedBy captured: TaskScope?) -> EnvironmentValues {
    EnvironmentValues(captured ?? root)
  }

  /// Returns the value of a key for a reader that captured this scope.
  ///
  /// If this is the root, the reader captured no scope.
  @usableFromInline
  package func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    Self.value(of: key, capturedBy: isRoot ? nil : self)
  }

  /// An empty list, because descriptions of environment values do not include overrides.
  @usableFromInline package var entryDescriptions: [String] { [] }
}
