// The usual reads: at most the view takes part whose body runs, and nothing is watched or being made.
//
// They count no references: counting would cost as much as all the rest, and threads that read in one
// scope would wait for each other's counts. Nothing of what they touch can go away meanwhile. A scope is
// bound for longer than the work takes that reads in it; a captured one is held by its reader, and kept
// until the end of the read; neither changes any more. A default that was published stays as long as its
// table does.

extension TaskScope {
  /// The value of a key for a reader that captured a scope.
  @inlinable
  package static func value<K: EnvironmentKey>(
    of key: K.Type,
    capturedBy captured: TaskScope?
  ) -> K.Value {
    defer { withExtendedLifetime(captured) {} }
    // The casts are safe because writes and defaults are filed under the identity of their key.
    var finding = find(ObjectIdentifier(key), captured)
    if case .view(let scope) = finding {
      let value = scope._withUnsafeGuaranteedRef { $0.writtenInBody(key) }
      if let value { return value }
      finding = findDefault(ObjectIdentifier(key), captured)
    }
    switch finding {
    case .override(let write):
      return write._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: EnvironmentWriteOf<K>.self).value
      }
    case .default(let slot):
      let value = slot._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: DefaultSlot<K.Value>.self).value
      }
      if let value { return value }
    case .view, .unusual: break
    }
    return resolvedValue(of: key, captured)
  }

  /// Where a usual read finds its value.
  @usableFromInline
  enum Finding {
    case override(Unmanaged<EnvironmentWrite>)
    case `default`(Unmanaged<AnyDefaultSlot>)
    /// Where the body reads that runs now; the default, if nobody wrote a value there.
    case view(Unmanaged<Scope>)
    case unusual
  }

  @usableFromInline
  static func resolvedValue<K: EnvironmentKey>(
    of key: K.Type,
    _ captured: TaskScope?
  ) -> K.Value {
    Resolution(captured: captured, current: current).value(of: key)
  }

  /// Decides as ``Resolution`` does, as far as it goes.
  @usableFromInline
  static func find(_ key: ObjectIdentifier, _ captured: TaskScope?) -> Finding {
    guard let lent else { return find(key, captured, current: nil) }
    return lent._withUnsafeGuaranteedRef { find(key, captured, current: $0) }
  }

  /// The same where no override is.
  @usableFromInline
  static func findDefault(_ key: ObjectIdentifier, _ captured: TaskScope?) -> Finding {
    guard let lent else { return findDefault(key, captured, current: nil) }
    return lent._withUnsafeGuaranteedRef { findDefault(key, captured, current: $0) }
  }

  @inline(__always)
  private static func find(
    _ key: ObjectIdentifier,
    _ captured: TaskScope?,
    current: TaskScope?
  ) -> Finding {
    guard captured?.isPlain ?? true, current?.isPlain ?? true else { return .unusual }
    let isInBody = RunningView.isPossible
    if isInBody, ContextKey.isSet { return .unusual }
    guard captured?.view == nil || isInBody, current?.view == nil else { return .unusual }
    let new = current?.overrides.borrow(key)
    let old = captured === current ? nil : captured?.overrides.borrow(key)
    if let override = newest(new, old) {
      // A view may have a newer value.
      if isInBody { return .unusual }
      return .override(override._withUnsafeGuaranteedRef { .passUnretained($0.write) })
    }
    guard isInBody, let scope = RunningView.borrowedScope else {
      return isInBody ? .unusual : findDefault(key, captured, current: current)
    }
    // What was made for a view elsewhere sees both.
    guard let view = captured?.borrowedView else { return .view(scope) }
    let isBelow = scope._withUnsafeGuaranteedRef { scope in
      view._withUnsafeGuaranteedRef { scope.isWithin($0) }
    }
    return isBelow ? .view(scope) : .unusual
  }

  @inline(__always)
  private static func findDefault(
    _ key: ObjectIdentifier,
    _ captured: TaskScope?,
    current: TaskScope?
  ) -> Finding {
    guard let defaults = current?.borrowedDefaults ?? captured?.borrowedDefaults ?? .ofProcess,
      let slot = defaults._withUnsafeGuaranteedRef({ $0.plainSlot(of: key) })
    else { return .unusual }
    return .default(slot)
  }

  /// Whether there is nothing to it but overrides and a view.
  private var isPlain: Bool {
    audit == nil && !hasRecording && context == nil && !isAssigning
  }

  private var borrowedView: Unmanaged<Scope>? { view.map(Unmanaged.passUnretained) }

  private var borrowedDefaults: Unmanaged<Defaults>? { defaults.map(Unmanaged.passUnretained) }

  @inline(__always)
  private static func newest(
    _ new: Unmanaged<Override>?,
    _ old: Unmanaged<Override>?
  ) -> Unmanaged<Override>? {
    guard let old else { return new }
    guard let new else { return old }
    let isOlder = new._withUnsafeGuaranteedRef { new in
      old._withUnsafeGuaranteedRef { new.stamp < $0.stamp }
    }
    return isOlder ? old : new
  }
}

extension Unmanaged<Defaults> {
  /// Those of the process, unless a test has its own.
  fileprivate static var ofProcess: Self? {
    TestSupport.installed == nil ? .passUnretained(.ofProcess) : nil
  }
}
