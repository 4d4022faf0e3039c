import AmbientEnvironment

extension Resolution {
  /// Creates the default of a slot, and stores it for later readers.
  func create<Value>(
    _ slot: DefaultSlot<Value>,
    from basis: Resolution,
    _ make: () -> Value
  ) -> MadeDefault<Value> {
    let recording = Recording(slot, in: current?.recording, isForAssignment: isAssigning)
    recording.begin()
    let value = TaskScope.$current.withValue(
      scope(forCreationIn: basis, recording),
      operation: make
    )
    var contents = recording.end()
    // `inputs` has the values that the creation read. Changes of these values matter only to a
    // default that follows overrides.
    if !slot.followsOverrides { contents.inputs = [:] }
    let created = MadeDefault(value, contents, isForObject: basis.isForObject)
    // If the creation had an issue that was not reported, the default is not stored. A later reader
    // then creates the default again, and can report the issue.
    if recording.omitsIssues { return created }
    if created.stamp != 0 {
      basis.store(created, of: slot, defaults)
    } else if slot.shared == nil {
      recording.isForAssignment ? slot.publishForAssignment(created) : slot.publish(created)
    }
    return created
  }

  /// Returns the resolution whose overrides apply to the creation of a default.
  ///
  /// A default follows overrides if it can differ between scopes. For such a default, the result is
  /// this resolution.
  ///
  /// For another default, the result depends on the reader. If the reader belongs to an object that
  /// has captured overrides, such as a model with a `@Dependency` property, the result has only
  /// these overrides. Otherwise, the result has no overrides.
  func basis(of slot: AnyDefaultSlot) -> Resolution {
    if slot.followsOverrides { return self }
    return Resolution(captured: isForObject ? captured : nil, current: nil, runningView: nil)
  }

  /// Returns the scope that is bound while a default is created.
  ///
  /// The new default may contain a `@Dependency` property, which does not capture this scope:
  ///
  /// - If an object with overrides reads the default, the property captures a copy of the scope of
  ///   that object.
  /// - Otherwise, the property captures the root scope.
  private func scope(forCreationIn basis: Resolution, _ recording: Recording) -> TaskScope {
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
}

/// Creates the default of a key in the way that the key's protocol defines.
func makeDefault<K: EnvironmentKey>(
  of key: K.Type,
  in context: DependencyContext
) -> K.Value {
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
