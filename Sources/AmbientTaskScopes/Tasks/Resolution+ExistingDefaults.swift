import AmbientEnvironment
import Synchronization

extension Resolution {
  /// Makes the running body depend on the values that were read to create a default.
  func track(_ existing: AnyMadeDefault, _ defaults: Defaults) {
    guard let runningView else { return }
    func read<K: EnvironmentKey>(_ key: K.Type) { _ = runningView.written(key) }
    for (id, input) in existing.inputs {
      read(input.key)
      if let slot = defaults.slot(of: id, in: context), let shared = slot.anyShared {
        track(shared, defaults)
      }
    }
  }

  /// Returns an existing default that is valid for this resolution.
  ///
  /// The result is the shared default of the slot, or else a default that a scope has stored.
  func existing<Value>(
    in slot: DefaultSlot<Value>,
    _ defaults: Defaults
  ) -> MadeDefault<Value>? {
    if let shared = slot.shared, isEmpty || isValid(shared, defaults) { return shared }
    guard !isEmpty, let local = localDefault(slot, defaults) else { return nil }
    // Safe because the defaults of a `DefaultSlot<Value>` are of the type `MadeDefault<Value>`.
    return unsafeDowncast(local, to: MadeDefault<Value>.self)
  }

  /// Returns a valid default that a scope has stored; nil if no scope has stored a valid default.
  ///
  /// The search covers the captured scope, then the current scope and the scopes around it. Without
  /// a current scope, the scope of the running view takes its place.
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

  /// Returns whether an existing default is valid for this resolution.
  ///
  /// A default is valid if creating it again would read the same values.
  ///
  /// A default that contains readers, such as a `@Dependency`, must meet one more condition. If it
  /// was created for an object that has captured overrides, its readers use these overrides.
  /// ``AnyMadeDefault/isForObject`` is then true, and the default is valid only for such objects.
  /// Otherwise, the default is valid only for code outside of such objects.
  private func isValid(_ existing: AnyMadeDefault, _ defaults: Defaults) -> Bool {
    if existing.madeReaders, existing.isForObject != isForObject { return false }
    return existing.inputs.allSatisfy { stamp(of: $0.key, defaults) == $0.value.stamp }
  }

  /// Returns the stamp of the value that a read of a key finds.
  ///
  /// The stamp of a written value is the time of the write. The stamp of a default distinguishes
  /// this default from other defaults of the same key. The result is nil if the value is a default
  /// that does not exist yet.
  private func stamp(of key: ObjectIdentifier, _ defaults: Defaults) -> UInt64? {
    let override = override(of: key)?.stamp
    if let viewTime = view(of: key)?.stamp(of: key), viewTime >= override ?? 0 {
      return viewTime
    }
    if let override { return override }
    guard let slot = defaults.slot(of: key, in: context) else { return nil }
    let basis = basis(of: slot)
    if let shared = slot.anyShared, basis.isEmpty || basis.isValid(shared, defaults) {
      return shared.stamp
    }
    return basis.localDefault(slot, defaults)?.stamp
  }

  /// Stores a default in a scope.
  ///
  /// If ``AnyMadeDefault/isForObject`` is true, or if the default is valid in the captured scope,
  /// the captured scope stores the default.
  ///
  /// Otherwise, a search begins at the current scope, and goes outward while the default is valid
  /// in the next scope. The last scope of the search stores the default. Without a current scope,
  /// the search begins at the captured scope, or else at the scope of the running view.
  func store(_ created: AnyMadeDefault, of slot: AnyDefaultSlot, _ defaults: Defaults) {
    // The replaced default is released outside of the lock, because its deinitializers may read
    // other defaults.
    let scope = scopeToStore(created, defaults)
    let replaced = scope?.locals.withLock { locals in
      let replaced = locals[slot]
      locals[slot] = created
      return replaced
    }
    withExtendedLifetime(replaced) {}
  }

  private func scopeToStore(_ created: AnyMadeDefault, _ defaults: Defaults) -> TaskScope? {
    func isValid(in scope: TaskScope) -> Bool {
      Resolution(captured: nil, current: scope, runningView: nil).isValid(created, defaults)
    }
    if let captured, created.isForObject || isValid(in: captured) { return captured }
    var result = current ?? captured ?? runningView?.taskScope(in: nil)
    while let outer = result?.outer, isValid(in: outer) { result = outer }
    return result
  }
}
