public import AmbientSupport
import AmbientGraph

/// How a read finds its value: the newest wins of what the reader captured, what holds where it reads,
/// and what the view has that the work is done for; then what was prepared; then the default.
@usableFromInline
package struct Resolution {
  /// What the reader captured when it was made, unless it is what holds now.
  @usableFromInline let captured: TaskScope?

  /// What holds where it reads.
  @usableFromInline let current: TaskScope?

  /// Where the view reads whose body runs, unless a default is being made: that is nobody's view.
  @usableFromInline let running: Scope?

  @usableFromInline
  init(captured: TaskScope?, current: TaskScope?) {
    self.init(captured: captured, current: current, running: RunningView.scope)
  }

  init(captured: TaskScope?, current: TaskScope?, running: Scope?) {
    if let captured, captured.isAssigning {
      // A value is read in order to assign to a part of it, in the scope that is being filled.
      (self.captured, self.current) = (nil, captured)
    } else {
      (self.captured, self.current) = (captured === current ? nil : captured, current)
    }
    self.running = current?.recording == nil ? running : nil
  }

  /// What a reader finds that captured nothing.
  static var ofNow: Resolution { Resolution(captured: nil, current: .current) }

  /// The override that a read of a key finds.
  @usableFromInline
  func override(of key: ObjectIdentifier) -> Override? {
    let current = current?.overrides[key]
    guard let captured = captured?.overrides[key] else { return current }
    guard let current else { return captured }
    return captured.stamp > current.stamp ? captured : current
  }

  /// The value of a key.
  @inlinable
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    let override = override(of: ObjectIdentifier(key))
    if hasView, let seen = valueInView(of: key, after: override?.stamp) { return seen }
    if isWatched { noteRead(of: key, found: override) }
    if let override { return override.value(of: key) }
    if let slot = plainSlot(of: ObjectIdentifier(key)),
      let value = slot.with({ $0.value(of: key) })
    {
      return value
    }
    return defaultValue(of: key)
  }

  /// Whether a view may have a value.
  @usableFromInline var hasView: Bool {
    running != nil || current?.view != nil || captured?.view != nil
  }

  /// Whether somebody wants to know what is read: a test, or a default that is being made.
  @usableFromInline var isWatched: Bool { current?.hasRecording == true || audit != nil }

  @usableFromInline
  func noteRead<K: EnvironmentKey>(of key: K.Type, found override: Override?) {
    if let audit { audit.note(key, found: override, by: self) }
    if let override { current?.recording?.note(key, override) }
  }

  /// The place of a default that all share and that was made of nothing else, where nobody is to know of the read.
  @usableFromInline
  func plainSlot(of key: ObjectIdentifier) -> Unretained<AnyDefaultSlot>? {
    guard !isWatched else { return nil }
    let defaults = defaults
    return defaults.plainSlot(of: key, in: context(preparedIn: defaults))
  }

  /// The value that a view has, if that is newer than an override.
  @usableFromInline
  func valueInView<K: EnvironmentKey>(of key: K.Type, after stamp: UInt64?) -> K.Value? {
    guard let view = view(of: ObjectIdentifier(key)) else { return nil }
    // Read in any case: what a body finds newer today may be older tomorrow.
    guard let seen = view.written(key), stamp.map({ seen.stamp >= $0 }) ?? true else { return nil }
    current?.recording?.note(key, seen.stamp)
    return seen.value
  }

  /// The environment that has the newest value of a key: of the view whose body runs, of the one that
  /// the work is done for, or of the one for which the reader was made.
  func view(of key: ObjectIdentifier) -> Scope? {
    let now = current?.view ?? running
    guard let before = captured?.view, before !== now else { return now }
    guard let now else { return before }
    if now.isBelow(before) { return now }
    return (before.stamp(of: key) ?? 0) > (now.stamp(of: key) ?? 0) ? before : now
  }

  /// Where the program runs, for this read.
  var context: DependencyContext { context(preparedIn: defaults) }

  private func context(preparedIn defaults: Defaults) -> DependencyContext {
    switch (current?.context, captured?.context) {
    case (let context?, nil), (nil, let context?): context
    case (nil, nil): contextOfView ?? defaults.preparedContext ?? .ofProcess
    case (let now?, .some):
      override(of: ObjectIdentifier(ContextKey.self))?.value(of: ContextKey.self) ?? now
    }
  }

  private var contextOfView: DependencyContext? {
    guard ContextKey.isSet else { return nil }
    return view(of: ObjectIdentifier(ContextKey.self))?.written(ContextKey.self)?.value
  }

  /// The defaults to read from.
  var defaults: Defaults { current?.defaults ?? captured?.defaults ?? .ofNow }

  var audit: DependencyAudit? { current?.audit ?? captured?.audit }

  /// Whether a value is being assigned to; then nobody is to learn that it is missing.
  var isAssigning: Bool { current?.isAssigning ?? false }

  /// Whether an object reads that was made in another scope than holds now.
  var isForObject: Bool { captured.map { $0.hasOverrides } ?? false }

  /// Whether nothing is overridden.
  var isEmpty: Bool {
    running == nil && !(captured?.hasOverrides ?? false) && !(current?.hasOverrides ?? false)
  }

  /// All overrides that are found.
  var overrides: Overrides {
    guard let captured else { return current?.overrides ?? Overrides() }
    guard let current else { return captured.overrides }
    var merged = current.overrides
    for override in captured.overrides.all where (merged[override.key]?.stamp ?? 0) < override.stamp
    {
      merged.insert(override)
    }
    return merged
  }
}

extension TaskScope {
  /// Whether a read may find another value here than the default.
  fileprivate var hasOverrides: Bool { !overrides.isEmpty || view != nil }
}
