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
    let slot = defaults.slot(of: key, in: context)
    let result = findOrCreate(slot, from: basis(of: slot)) { makeDefault(of: key, in: context) }
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

  /// Returns the default that all readers share, which is always created without overrides.
  package static func sharedDefault<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    let resolution = Resolution.ofCurrentTask
    let context = resolution.context
    if let value = resolution.defaults.independentValue(of: key, in: context) { return value }
    let slot = resolution.defaults.slot(of: key, in: context)
    let basis = Resolution(captured: nil, current: nil, runningView: nil)
    let result = resolution.findOrCreate(slot, from: basis) { makeDefault(of: key, in: context) }
    // A modifier of a view reads a value before it sets a part of the value. This read reports no
    // issues. While it runs, `Assigning.isCurrent` is true, even if `isForAssignment` is false.
    if !resolution.isForAssignment, !Assigning.isCurrent {
      for issue in result.takeIssues() { issue.report() }
    }
    return result.value
  }

  /// True if the value is read only to assign a part of it, or only to explain it.
  var isForAssignment: Bool { isAssigning || current?.recording?.isForAssignment == true }

  /// Returns the default of a slot; creates it if no existing default is valid.
  ///
  /// The argument `basis` has the overrides from which the default is created.
  private func findOrCreate<Value>(
    _ slot: DefaultSlot<Value>,
    from basis: Resolution,
    _ make: () -> Value
  ) -> MadeDefault<Value> {
    if let existing = basis.existing(in: slot, defaults), isForAssignment || !slot.isProvisional {
      basis.track(existing, defaults)
      return existing
    }
    let outer = current?.recording
    if let cycle = outer?.cycle(waitingFor: slot) { Diagnostic.cycle(of: cycle).stop() }
    // Only readers of the same default wait here. Other defaults can be created in the meantime.
    slot.gate._unsafeLock()
    defer { slot.gate._unsafeUnlock() }
    outer?.stopWaiting()
    // Another reader may have created the default while this reader waited.
    if let existing = basis.existing(in: slot, defaults) {
      if !isForAssignment { slot.finishAssignment() }
      basis.track(existing, defaults)
      return existing
    }
    return create(slot, from: basis, make)
  }
}

extension _EntryKey where Self: EnvironmentKey {
  /// The default of the key, which views and all other code share.
  public static var defaultValue: Value { Resolution.sharedDefault(of: Self.self) }
}
