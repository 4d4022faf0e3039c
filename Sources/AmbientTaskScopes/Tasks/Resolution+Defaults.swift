public import AmbientEnvironment
import AmbientSupport
import Synchronization

extension Resolution {
  /// Returns the default of a key: the shared default, or a default created from the overrides of
  /// this resolution.
  @usableFromInline
  func defaultValue<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    let context = context
    if let value = defaults.independentValue(of: key, in: context) {
      current?.recording?.note(key, 0)
      return value
    }
    let result = self.default(in: defaults.slot(of: key, in: context)) {
      makeDefault(of: key, in: context)
    }
    current?.recording?.note(key, result.stamp)
    if !isForAssignment {
      WaitingIssues.add(result.takeIssues())
    } else if let recording = current?.recording, recording.isForAssignment {
      // The default that is being created inherits the issues of the default that it reads. A later
      // reader of the new default must report them.
      for issue in result.issues { recording.add(issue) }
    }
    return result.value
  }

  /// Returns the default that all readers share; creates it without any overrides.
  package static func sharedDefault<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    let resolution = Resolution.ofCurrentTask
    let context = resolution.context
    if let value = resolution.defaults.independentValue(of: key, in: context) { return value }
    let slot = resolution.defaults.slot(of: key, in: context)
    let basis = Resolution(captured: nil, current: nil, runningView: nil)
    let result = resolution.default(in: slot, basis: basis) { makeDefault(of: key, in: context) }
    // `Assigning.isCurrent` is also true while a modifier of a view sets a part of a value. The
    // modifier reads the value only to replace the part.
    if !resolution.isForAssignment, !Assigning.isCurrent {
      for issue in result.takeIssues() { issue.report() }
    }
    return result.value
  }

  /// Whether the value is only read to assign to a part of it, or to explain it.
  private var isForAssignment: Bool { isAssigning || current?.recording?.isForAssignment == true }

  private func `default`<Value>(
    in slot: DefaultSlot<Value>,
    _ make: () -> Value
  ) -> MadeDefault<Value> {
    self.default(in: slot, basis: basis(of: slot), make)
  }

  private func `default`<Value>(
    in slot: DefaultSlot<Value>,
    basis: Resolution,
    _ make: () -> Value
  ) -> MadeDefault<Value> {
    if let existing = basis.existing(in: slot, defaults), isForAssignment || !slot.isOnlyAssigned {
      basis.track(existing, defaults)
      return existing
    }
    let outer = current?.recording
    if let cycle = outer?.cycle(waitingFor: slot) { Diagnostic.cycle(of: cycle).stop() }
    // Only readers of the same default wait here; other defaults can be created in the meantime.
    slot.gate._unsafeLock()
    defer { slot.gate._unsafeUnlock() }
    outer?.stopWaiting()
    if let existing = basis.existing(in: slot, defaults) {
      if !isForAssignment { slot.finishAssignment() }
      basis.track(existing, defaults)
      return existing
    }

    let recording = Recording(slot, in: outer, isForAssignment: isAssigning)
    recording.begin()
    let value = TaskScope.$current.withValue(
      scope(toMakeIn: basis, recording),
      operation: make
    )
    var contents = recording.end()
    // The values that were read to create a default may change later. A default that does not
    // follow overrides stays valid all the same.
    if !slot.followsOverrides { contents.inputs = [:] }
    let created = MadeDefault(value, contents, isForObject: basis.isForObject)
    // The default is not stored, because its later readers would never report the omitted issue.
    if recording.omitsIssues { return created }
    if created.stamp != 0 {
      basis.store(created, of: slot, defaults)
    } else if slot.shared == nil {
      recording.isForAssignment ? slot.publishForAssignment(created) : slot.publish(created)
    }
    return created
  }

  /// Returns the resolution with the overrides from which a default is created.
  ///
  /// If the default follows overrides, the result is this resolution. Otherwise, if an object reads
  /// the default, the result has only the overrides that this object has captured. In all other
  /// cases it has no overrides.
  private func basis(of slot: AnyDefaultSlot) -> Resolution {
    if slot.followsOverrides { return self }
    return Resolution(captured: isForObject ? captured : nil, current: nil, runningView: nil)
  }

  /// Returns the scope in which a default is created.
  ///
  /// Readers that are created in that scope do not capture the current scope. If an object reads
  /// the default, these readers capture the scope of the object. Otherwise, they capture the root
  /// scope.
  private func scope(toMakeIn basis: Resolution, _ recording: Recording) -> TaskScope {
    let object = basis.isForObject ? basis.captured : nil
    let base = object.map {
      TaskScope(
        $0.overrides,
        $0.context,
        view: $0.view,
        audit: $0.audit,
        defaults: $0.defaults
      )
    }
    return TaskScope(
      recording.slot.followsOverrides ? basis.overrides : Overrides(),
      context,
      view: basis.current?.view ?? basis.runningView ?? object?.view,
      audit: (basis.current ?? object)?.audit,
      defaults: defaults,
      base: base ?? .root,
      recording: recording
    )
  }

  // MARK: Existing defaults

  /// Makes the running body depend on the values that were read to create a default.
  private func track(_ existing: AnyMadeDefault, _ defaults: Defaults) {
    guard let runningView else { return }
    func read<K: EnvironmentKey>(_ key: K.Type) { _ = runningView.written(key) }
    for (id, input) in existing.inputs {
      read(input.key)
      if let slot = defaults.slot(of: id, in: context), let shared = slot.anyShared {
        track(shared, defaults)
      }
    }
  }

  /// Returns an existing default that is valid for this resolution, shared or local.
  private func existing<Value>(in slot: DefaultSlot<Value>, _ defaults: Defaults) -> MadeDefault<
    Value
  >? {
    if let shared = slot.shared, isEmpty || isValid(shared, defaults) { return shared }
    guard !isEmpty, let local = localDefault(slot, defaults) else { return nil }
    // Safe because a scope finds each of its defaults by the slot.
    return unsafeDowncast(local, to: MadeDefault<Value>.self)
  }

  /// Returns a valid default from the captured scope, the current scope, or a scope that encloses
  /// the current scope.
  private func localDefault(_ slot: AnyDefaultSlot, _ defaults: Defaults) -> AnyMadeDefault? {
    if let local = captured?.locals.withLock({ $0[slot] }), isValid(local, defaults) {
      return local
    }
    var next = current ?? runningView?.taskScope(in: nil)
    while let scope = next {
      if let local = scope.locals.withLock({ $0[slot] }), !local.isForObject,
        isValid(local, defaults)
      {
        return local
      }
      next = scope.outer
    }
    return nil
  }

  /// Whether an existing default is valid for this resolution: creating it again would read the
  /// same values.
  private func isValid(_ existing: AnyMadeDefault, _ defaults: Defaults) -> Bool {
    if existing.madeReaders, existing.isForObject != isForObject { return false }
    return existing.inputs.allSatisfy { stamp(of: $0.key, defaults) == $0.value.stamp }
  }

  /// Returns the stamp of the value that a read of a key finds.
  ///
  /// The result is nil if the value is a default that does not exist yet.
  private func stamp(of key: ObjectIdentifier, _ defaults: Defaults) -> UInt64? {
    let override = override(of: key)?.stamp
    if let viewStamp = view(of: key)?.stamp(of: key), viewStamp >= override ?? 0 {
      return viewStamp
    }
    if let override { return override }
    guard let slot = defaults.slot(of: key, in: context) else { return nil }
    let basis = basis(of: slot)
    if let shared = slot.anyShared, basis.isEmpty || basis.isValid(shared, defaults) {
      return shared.stamp
    }
    return basis.localDefault(slot, defaults)?.stamp
  }

  /// Stores a default in the outermost scope in which it is valid.
  private func store(_ created: AnyMadeDefault, of slot: AnyDefaultSlot, _ defaults: Defaults) {
    var destination: TaskScope?
    if let captured,
      created.isForObject
        || Resolution(captured: nil, current: captured, runningView: nil)
          .isValid(created, defaults)
    {
      destination = captured
    } else {
      destination = current ?? captured ?? runningView?.taskScope(in: nil)
      while let outer = destination?.outer,
        Resolution(captured: nil, current: outer, runningView: nil).isValid(created, defaults)
      {
        destination = outer
      }
    }
    // Released outside of the lock: the deinitializers of the replaced default may read other
    // defaults.
    let replaced = destination?.locals.withLock { locals in
      let replaced = locals[slot]
      locals[slot] = created
      return replaced
    }
    withExtendedLifetime(replaced) {}
  }
}

/// Creates the default of a key in the way that the key's protocol defines.
private func makeDefault<K: EnvironmentKey>(of key: K.Type, in context: DependencyContext)
  -> K.Value
{
  func make<C: ContextualKey>(_ key: C.Type) -> K.Value {
    castValue(key.makeDefault(in: context))
  }
  func make<E: _EntryKey & EnvironmentKey>(_ key: E.Type) -> K.Value {
    castValue(key.makeDefault(in: context))
  }
  if let entry = key as? any (_EntryKey & EnvironmentKey).Type { return make(entry) }
  if let contextual = key as? any ContextualKey.Type { return make(contextual) }
  let dependency = key as? any _ContextualDefault.Type
  return dependency?._makeDefault(in: context) as? K.Value ?? key.defaultValue
}

extension _EntryKey where Self: EnvironmentKey {
  /// The default that views and all other code share where no other value is set.
  public static var defaultValue: Value { Resolution.sharedDefault(of: Self.self) }
}
