package import AmbientSupport
import AmbientGraph
import Synchronization

/// What is overridden for the work of a task, and whose view it is done for.
///
/// A scope is bound for the time of some work, and everything that the work starts as part of its task
/// inherits it. It never changes once it is bound. Each has all overrides that hold, also those that
/// came from around it, so that a read looks once, whatever the depth.
///
/// It gives its values to ``EnvironmentValues`` as a scope of a tree does, so whatever can be read there
/// can be read here: key paths, parts of values, and properties that combine several keys.
// @unchecked: the parts that change do so before it is shared, or are guarded.
@usableFromInline
package final class TaskScope: Scope, @unchecked Sendable {
  /// The scope that is bound to the current task, if one is.
  @TaskLocal @usableFromInline package static var current: TaskScope?

  /// The scope of those who captured nothing.
  package static let root = TaskScope(in: nil, defaults: nil)

  /// Whether it is the scope of those who captured nothing.
  @usableFromInline var isRoot: Bool { defaults == nil }

  /// The scope around it.
  package let outer: TaskScope?

  /// The overrides that hold, by the identity of their key.
  package private(set) var overrides: Overrides

  /// The context, where it is overridden.
  package private(set) var context: DependencyContext?

  /// The environment of the view that the work is done for.
  package let view: Scope?

  /// The defaults that are read where nothing else is found; nil in the root.
  private(set) var defaults: Defaults?

  private let madeBy: Recording?

  /// Who makes a default now.
  package var recording: Recording? { madeBy.flatMap { $0.isRunning ? $0 : nil } }

  /// Whether it was made while a default was being made.
  var hasRecording: Bool { madeBy != nil }

  /// Who wants to know which overrides are read.
  package let audit: DependencyAudit?

  /// What held where it was bound in the place of it; of interest to an audit alone.
  private(set) var hidden: TaskScope?

  /// Whether values are being assigned to it, which is no reading of what was there.
  private(set) var isAssigning = false

  /// What a reader captures that is made in it, where that is another.
  private let base: TaskScope?

  /// Whether it adds nothing to the scope around it but the view.
  private let isOnlyForView: Bool

  /// The defaults that were made here because they follow overrides.
  let locals = Mutex(LocalDefaults())

  // No graph is its own: nobody ever owns this one, so everything is read as from another thread.
  private static let besides = Unchecked(Scope(graph: Graph()))

  private struct Unchecked: @unchecked Sendable {
    let scope: Scope
    init(_ scope: Scope) { self.scope = scope }
  }

  /// Makes a scope in another one, to be filled between ``startAssigning()`` and ``finishAssigning(_:at:)``.
  package init(
    in outer: TaskScope?,
    defaults: Defaults? = .ofNow,
    view: Scope? = nil,
    audit: DependencyAudit? = nil
  ) {
    self.outer = outer
    overrides = outer?.overrides ?? Overrides()
    context = outer?.context
    self.defaults = outer?.defaults ?? defaults
    self.view = view ?? outer?.view
    isOnlyForView = view != nil
    self.audit = audit ?? outer?.audit
    hidden = outer?.hidden
    madeBy = outer?.recording
    base = nil
    super.init(besides: Self.besides.scope)
  }

  /// Makes a scope with other overrides in which nothing else is inherited.
  init(
    _ overrides: Overrides,
    _ context: DependencyContext?,
    view: Scope? = nil,
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
    madeBy = recording
    super.init(besides: Self.besides.scope)
  }

  /// A scope in which nothing is set, and no default is made yet: to replace everything there is.
  package static func empty(in context: DependencyContext?) -> TaskScope {
    if context != nil { ContextKey.willSet() }
    let scope = TaskScope(Overrides(), context, defaults: Defaults())
    scope.isAssigning = true
    return scope
  }

  /// What a reader captures that is made now; a default that is being made learns of it.
  package static func capture() -> TaskScope? {
    let current = current
    current?.recording?.noteReader()
    // In a body nothing is bound; what is made there stands where the view does.
    if current?.view == nil, current?.recording == nil, let view = RunningView.scope {
      return view.taskScope(in: current)
    }
    return current?.base ?? current
  }

  /// Whether a reader finds the same that captured the one or the other.
  package static func isSame(_ one: TaskScope?, _ other: TaskScope?) -> Bool {
    if one === other { return true }
    guard let one, let other, one.isOnlyForView, other.isOnlyForView else { return false }
    return one.view === other.view && one.outer === other.outer
  }

  /// The innermost scope around it, or itself, that is there for more than a view.
  var withoutOwnView: TaskScope? {
    var scope: TaskScope? = self
    while let inner = scope, inner.isOnlyForView { scope = inner.outer }
    return scope
  }

  /// Whether work is done for a view now.
  package static var isForView: Bool { current?.view != nil }

  /// Does work that is done for no view, or for many; such as an update that an action asks for.
  package static func forNoView<Result>(_ work: () throws -> Result) rethrows -> Result {
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

  /// A scope with the same values, to be bound where another one holds that an audit watches.
  package func hiding(_ other: TaskScope?) -> TaskScope {
    guard let other, other !== self, let audit = other.audit ?? audit else { return self }
    let scope = TaskScope(in: self, audit: audit)
    scope.hidden = other
    return scope
  }

  // MARK: Assigning

  /// The values to write on; while that is done, a read of what was there reports nothing.
  package func startAssigning() -> EnvironmentValues {
    isAssigning = true
    return EnvironmentValues(self)
  }

  /// Fills the scope with what was written on a copy of its values, all at one time.
  package func finishAssigning(_ values: EnvironmentValues, at place: SourceLocation?) {
    finishAssigning(values, at: place, for: audit)
  }

  private func finishAssigning(
    _ values: EnvironmentValues,
    at place: SourceLocation?,
    for audit: DependencyAudit?
  ) {
    isAssigning = false
    if let other = values.scope as? TaskScope, other !== self { adopt(other, at: place) }
    add(values.writes, at: place, for: audit)
  }

  /// Puts what was written on a copy of its values in the place of the defaults, and returns what came
  /// too late.
  package func prepare(_ values: EnvironmentValues) -> [(name: String, value: Any)] {
    // Nobody reads what lies here: it goes to the defaults.
    finishAssigning(values, at: nil, for: nil)
    let defaults = defaults ?? .ofNow
    let new = overrides.all.filter { $0 !== outer?.overrides[$0.key] }
    if let context, context != outer?.context { defaults.prepare(for: context) }
    let context = context ?? defaults.preparedContext ?? .ofProcess
    return new.filter { !$0.write.prepare(in: context, defaults) }.map { ($0.label, $0.value) }
  }

  /// A scope with the overrides that a reader finds which captured one scope, and reads in another.
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

  /// Replaces everything by what another scope has, as of now.
  private func adopt(_ other: TaskScope, at place: SourceLocation?) {
    overrides = other.overrides
    context = other.context
    defaults = other.defaults
    let made = other.locals.withLock { $0 }
    locals.withLock { $0 = made }
    if let context {
      add(EnvironmentWriteOf<ContextKey>(context, before: nil), at: place, for: nil)
    }
  }

  private func add(
    _ newest: EnvironmentWrite?,
    at place: SourceLocation?,
    for audit: DependencyAudit?
  ) {
    guard newest != nil else { return }
    let stamp = Stamp.next()
    var next = newest
    while let write = next {
      next = write.next
      // The newest comes first; what it shadows is of no interest.
      if let known = overrides[write.key], known.stamp == stamp { continue }
      let override = overrides.add(write, stamp, at: place)
      audit?.add(override)
      if write.key == ObjectIdentifier(ContextKey.self) {
        context = override.value(of: ContextKey.self)
      }
    }
    overrides.finishAdding()
  }
}

/// The key of the context.
package struct ContextKey: ContextualKey, NamedKey {
  /// Whether anybody set one; until then, no read in a body has to ask its view for it.
  static var isSet: Bool { wasSet.load(ordering: .relaxed) }

  private static let wasSet = Atomic(false)

  /// Notes that somebody sets one.
  package static func willSet() { wasSet.store(true, ordering: .relaxed) }

  /// The context of the process.
  package static var defaultValue: DependencyContext { .ofProcess }

  /// The context whose default it is.
  package static func makeDefault(in context: DependencyContext) -> DependencyContext { context }

  /// The name in reports.
  package static var name: String { "context" }
}
