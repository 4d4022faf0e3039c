public import AmbientEnvironment
public import AmbientSupport

/// The rule by which a read finds its value.
///
/// The newest of these values wins:
///
/// - an override in the scope that the reader captured;
/// - an override in the current scope;
/// - a value that the environment of a view sets.
///
/// If none of these values exists, the read finds the value that `prepareDependencies` set, or else
/// the default of the key.
@usableFromInline
package struct Resolution {
  /// The scope that the reader captured when it was created.
  ///
  /// The property is nil if the reader captured no scope, or captured ``current``.
  let captured: TaskScope?

  /// The scope that is bound where the value is read.
  ///
  /// While a closure assigns values to the scope that the reader captured, this property is the
  /// captured scope.
  let current: TaskScope?

  /// The environment of the view whose body is running; nil outside of bodies.
  ///
  /// The property is also nil while a default is created, because defaults belong to no view.
  let runningView: (any ViewEnvironment)?

  @usableFromInline
  init(captured: TaskScope?, current: TaskScope?) {
    self.init(captured: captured, current: current, runningView: RunningView.environment)
  }

  init(captured: TaskScope?, current: TaskScope?, runningView: (any ViewEnvironment)?) {
    if let captured, captured.isAssigning {
      // A closure is assigning values to the captured scope. To change a part of a value, the
      // closure first reads the whole value. It reads the value in the captured scope.
      (self.captured, self.current) = (nil, captured)
    } else {
      (self.captured, self.current) = (captured === current ? nil : captured, current)
    }
    self.runningView = current?.recording == nil ? runningView : nil
  }

  /// The resolution for a reader that captured no scope.
  static var ofCurrentTask: Resolution { Resolution(captured: nil, current: .current) }

  /// Returns the override that a read of a key finds: the newer one of the overrides in the
  /// captured scope and in the current scope.
  @usableFromInline
  func override(of key: ObjectIdentifier) -> Override? {
    let current = current?.overrides[key]
    guard let captured = captured?.overrides[key] else { return current }
    guard let current else { return captured }
    return captured.stamp > current.stamp ? captured : current
  }

  @inlinable
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    let override = override(of: ObjectIdentifier(key))
    if hasView, let viewValue = valueInView(of: key, after: override?.stamp) { return viewValue }
    if isWatched { noteRead(of: key, found: override) }
    if let override { return override.value(of: key) }
    if let slot = independentSlot(of: ObjectIdentifier(key)),
      let value = slot.with({ $0.value(of: key) })
    {
      return value
    }
    return defaultValue(of: key)
  }

  /// Whether the environment of a view can contribute a value.
  @usableFromInline var hasView: Bool {
    runningView != nil || current?.view != nil || captured?.view != nil
  }

  /// Whether reads are recorded, for a ``DependencyAudit`` or for a default that is being created.
  @usableFromInline var isWatched: Bool { current?.wasCreatedForDefault == true || audit != nil }

  /// Records a read for the audit, and for a default that is being created.
  @usableFromInline
  func noteRead<K: EnvironmentKey>(of key: K.Type, found override: Override?) {
    if let audit { audit.note(key, found: override, by: self) }
    if let override { current?.recording?.note(key, override) }
  }

  /// Returns the object that stores the default of a key, if the default was created before.
  ///
  /// The result is nil if the default depends on another value, if its readers have to report an
  /// issue, or if this read has to be recorded.
  @usableFromInline
  func independentSlot(of key: ObjectIdentifier) -> Unretained<AnyDefaultSlot>? {
    guard !isWatched else { return nil }
    let defaults = defaults
    return defaults.independentSlot(of: key, in: context(preparedIn: defaults))
  }

  /// Returns the value that the environment of a view sets; nil if no view sets the value, or if an
  /// override with `stamp` is newer.
  @usableFromInline
  func valueInView<K: EnvironmentKey>(of key: K.Type, after stamp: UInt64?) -> K.Value? {
    guard let view = view(of: ObjectIdentifier(key)) else { return nil }
    // This read is needed even if the override is newer: it registers the dependency of the running
    // body.
    guard let viewValue = view.written(key), stamp.map({ viewValue.stamp >= $0 }) ?? true else {
      return nil
    }
    current?.recording?.note(key, viewValue.stamp)
    return viewValue.value
  }

  /// Returns the environment of the view that provides the value of a key.
  ///
  /// There are two candidates: the current view, and the view for which the reader was created. The
  /// current view is the view that the current work is done for, or else the view whose body is
  /// running. If the current view is inside the other candidate, the result is the current view.
  /// Otherwise, the result is the candidate whose value was written later, according to
  /// `LogicalClock`. If both writes have the same time, the result is the current view.
  func view(of key: ObjectIdentifier) -> (any ViewEnvironment)? {
    let currentView = current?.view ?? runningView
    guard let capturedView = captured?.view, capturedView !== currentView else {
      return currentView
    }
    guard let currentView else { return capturedView }
    if currentView.isBelow(capturedView) { return currentView }
    let capturedTime = capturedView.stamp(of: key) ?? 0
    return capturedTime > (currentView.stamp(of: key) ?? 0) ? capturedView : currentView
  }

  var context: DependencyContext { context(preparedIn: defaults) }

  private func context(preparedIn defaults: Defaults) -> DependencyContext {
    switch (current?.context, captured?.context) {
    case (let context?, nil), (nil, let context?): context
    case (nil, nil): contextOfView ?? defaults.preparedContext ?? .ofProcess
    case (let current?, .some):
      override(of: ObjectIdentifier(ContextKey.self))?.value(of: ContextKey.self) ?? current
    }
  }

  private var contextOfView: DependencyContext? {
    guard ContextKey.isSet else { return nil }
    return view(of: ObjectIdentifier(ContextKey.self))?.written(ContextKey.self)?.value
  }

  var defaults: Defaults { current?.defaults ?? captured?.defaults ?? .current }

  var audit: DependencyAudit? { current?.audit ?? captured?.audit }

  /// Whether a closure is assigning values to the current scope.
  ///
  /// If so, reads report no issues.
  var isAssigning: Bool { current?.isAssigning ?? false }

  /// Whether the reader belongs to an object that has overrides of its own.
  ///
  /// Such an object captured a scope that has overrides or a view, and that is not the current
  /// scope.
  var isForObject: Bool { captured.map { $0.hasOverrides } ?? false }

  /// Whether no override and no view can affect the read.
  var isEmpty: Bool {
    runningView == nil && !(captured?.hasOverrides ?? false) && !(current?.hasOverrides ?? false)
  }

  /// The overrides of the captured scope and of the current scope.
  ///
  /// If both scopes override a key, the newer override applies.
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
  /// Whether a read in this scope can find a value that is not the default.
  fileprivate var hasOverrides: Bool { !overrides.isEmpty || view != nil }
}
