import AmbientSupport
import Synchronization

extension Resolution {
  /// The default of a key: the one that all share, or one that follows what is overridden here.
  @usableFromInline
  func defaultValue<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    let context = context
    if let plain = defaults.plainValue(of: key, in: context) {
      current?.recording?.note(key, 0)
      return plain
    }
    let made = self.default(in: defaults.slot(of: key, in: context)) {
      makeDefault(of: key, in: context)
    }
    current?.recording?.note(key, made.stamp)
    if !isForAssignment {
      WaitingIssues.add(made.takeIssues())
    } else if let recording = current?.recording, recording.isForAssignment {
      // Who reads the outer default later is to be told of what the inner one lacks.
      for issue in made.issues { recording.add(issue) }
    }
    return made.value
  }

  /// The default of a key that all share, with nothing overridden.
  package static func sharedDefault<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    let now = Resolution.ofNow
    let context = now.context
    if let plain = now.defaults.plainValue(of: key, in: context) { return plain }
    let slot = now.defaults.slot(of: key, in: context)
    let basis = Resolution(captured: nil, current: nil, running: nil)
    let made = now.default(in: slot, basis: basis) { makeDefault(of: key, in: context) }
    // A view that sets a part of a value assigns too.
    if !now.isForAssignment, !Assigning.isCurrent {
      for issue in made.takeIssues() { issue.report() }
    }
    return made.value
  }

  /// Whether a value is only read to be assigned to, or to be explained.
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
    if let known = basis.known(in: slot, defaults), isForAssignment || !slot.isOnlyAssigned {
      basis.track(known, defaults)
      return known
    }
    let outer = current?.recording
    if let cycle = outer?.cycle(waitingFor: slot) { Diagnostic.cycle(of: cycle).stop() }
    // Only who needs the same default waits here; no other is kept from being made meanwhile.
    slot.gate._unsafeLock()
    defer { slot.gate._unsafeUnlock() }
    outer?.stopWaiting()
    if let known = basis.known(in: slot, defaults) {
      if !isForAssignment { slot.finishAssignment() }
      basis.track(known, defaults)
      return known
    }

    let recording = Recording(slot, in: outer, isForAssignment: isAssigning)
    recording.begin()
    let value = TaskScope.$current.withValue(
      scope(toMakeIn: basis, recording),
      operation: make
    )
    var contents = recording.end()
    // It stays as it is, whatever becomes of what it was made of.
    if !slot.followsOverrides { contents.inputs = [:] }
    let made = MadeDefault(value, contents, isForObject: basis.isForObject)
    // An issue that was left out would never be reported if the default was kept.
    if recording.omitsIssues { return made }
    if made.stamp != 0 {
      basis.keep(made, of: slot, defaults)
    } else if slot.shared == nil {
      recording.isForAssignment ? slot.publishForAssignment(made) : slot.publish(made)
    }
    return made
  }

  /// What counts for a default: all overrides, or only those of the object that reads.
  private func basis(of slot: AnyDefaultSlot) -> Resolution {
    if slot.followsOverrides { return self }
    return Resolution(captured: isForObject ? captured : nil, current: nil, running: nil)
  }

  /// The scope in which a default is made.
  ///
  /// Readers that are made there capture what the object had captured on whose behalf it is made, and
  /// nothing of the scope that only happens to hold.
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
      view: basis.current?.view ?? basis.running ?? object?.view,
      audit: (basis.current ?? object)?.audit,
      defaults: defaults,
      base: base ?? .root,
      recording: recording
    )
  }

  // MARK: Known defaults

  /// Lets the body that runs depend on what a default was made of, as if it was made again.
  private func track(_ made: AnyMadeDefault, _ defaults: Defaults) {
    guard let running else { return }
    func read<K: EnvironmentKey>(_ key: K.Type) { _ = running.written(key) }
    for (id, input) in made.inputs {
      read(input.key)
      if let slot = defaults.slot(of: id, in: context), let made = slot.made {
        track(made, defaults)
      }
    }
  }

  private func known<Value>(in slot: DefaultSlot<Value>, _ defaults: Defaults) -> MadeDefault<
    Value
  >? {
    if let shared = slot.shared, isEmpty || fits(shared, defaults) { return shared }
    guard !isEmpty, let made = local(slot, defaults) else { return nil }
    // Safe because local defaults are filed under their slot.
    return unsafeDowncast(made, to: MadeDefault<Value>.self)
  }

  private func local(_ slot: AnyDefaultSlot, _ defaults: Defaults) -> AnyMadeDefault? {
    if let made = captured?.locals.withLock({ $0[slot] }), fits(made, defaults) { return made }
    var next = current ?? running?.taskScope(in: nil)
    while let scope = next {
      if let made = scope.locals.withLock({ $0[slot] }), !made.isForObject, fits(made, defaults) {
        return made
      }
      next = scope.outer
    }
    return nil
  }

  /// Whether a default would come out the same here.
  private func fits(_ made: AnyMadeDefault, _ defaults: Defaults) -> Bool {
    if made.madeReaders, made.isForObject != isForObject { return false }
    return made.inputs.allSatisfy { stamp(of: $0.key, defaults) == $0.value.stamp }
  }

  /// The stamp of what a read of a key finds; nil if that is not made yet.
  private func stamp(of key: ObjectIdentifier, _ defaults: Defaults) -> UInt64? {
    let override = override(of: key)?.stamp
    if let seen = view(of: key)?.stamp(of: key), seen >= override ?? 0 { return seen }
    if let override { return override }
    guard let slot = defaults.slot(of: key, in: context) else { return nil }
    let basis = basis(of: slot)
    if let made = slot.made, basis.isEmpty || basis.fits(made, defaults) { return made.stamp }
    return basis.local(slot, defaults)?.stamp
  }

  /// Keeps a default in the outermost scope in which it would come out the same.
  private func keep(_ made: AnyMadeDefault, of slot: AnyDefaultSlot, _ defaults: Defaults) {
    var home: TaskScope?
    if let captured,
      made.isForObject
        || Resolution(captured: nil, current: captured, running: nil).fits(made, defaults)
    {
      home = captured
    } else {
      home = current ?? captured ?? running?.taskScope(in: nil)
      while let outer = home?.outer,
        Resolution(captured: nil, current: outer, running: nil).fits(made, defaults)
      {
        home = outer
      }
    }
    // The default that is replaced ends outside the lock: its end may read others.
    let replaced = home?.locals.withLock { locals in
      let replaced = locals[slot]
      locals[slot] = made
      return replaced
    }
    withExtendedLifetime(replaced) {}
  }
}

/// Makes the default of a key, as the key wants it for a context.
private func makeDefault<K: EnvironmentKey>(of key: K.Type, in context: DependencyContext)
  -> K.Value
{
  func make<C: ContextualKey>(_ key: C.Type) -> K.Value {
    sameValue(key.makeDefault(in: context))
  }
  func make<E: _EntryKey & EnvironmentKey>(_ key: E.Type) -> K.Value {
    sameValue(key.makeDefault(in: context))
  }
  if let entry = key as? any (_EntryKey & EnvironmentKey).Type { return make(entry) }
  if let contextual = key as? any ContextualKey.Type { return make(contextual) }
  let dependency = key as? any _ContextualDefault.Type
  return dependency?._makeDefault(in: context) as? K.Value ?? key.defaultValue
}

/// A value of a key as the value of the same key under another type.
func sameValue<Value, Other>(_ value: Value) -> Other {
  guard let same = value as? Other else {
    preconditionFailure("A key has a value of the type \(Value.self), and of \(Other.self).")
  }
  return same
}
