package import AmbientEnvironment
import AmbientSupport

extension Explanation {
  /// Explains the value that `read` returns for a reader that captured a scope.
  ///
  /// - Parameters:
  ///   - captured: The scope that the reader captured; nil for none.
  ///   - read: Returns the value, given the captured scope.
  package init<Value>(capturedBy captured: TaskScope?, _ read: (TaskScope?) -> Value) {
    let resolution = Resolution(captured: captured, current: .current)
    let slot = AnyDefaultSlot(label: "explanation", followsOverrides: true)
    let recording = Recording(slot, in: nil, isForAssignment: true)
    let current = TaskScope.current
    let scope = TaskScope(
      current?.overrides ?? Overrides(),
      current?.context,
      view: current?.view ?? resolution.runningView,
      audit: current?.audit,
      defaults: resolution.defaults,
      recording: recording
    )
    let value = TaskScope.$current.withValue(scope) { read(captured) }
    let keys = recording.end().inputs.keys.map { resolution.explanation(of: $0) }
    self.init(of: value, at: nil, keys: keys, lastRunReason: nil)
  }
}

extension Resolution {
  /// Returns the explanation of a key's value.
  ///
  /// The first origin in the explanation is the place where a read finds the value.
  fileprivate func explanation(of id: ObjectIdentifier) -> Explanation.Key {
    var dated: [(stamp: UInt64, origin: Explanation.Origin)] = []
    var name: String?
    let view = view(of: id)
    // A stamp is the time of a write. The newest write comes first. If a modifier and an override
    // have the same stamp, the modifier comes first. The order of modifiers among each other does
    // not depend on their stamps: the innermost modifier comes first.
    var newest = UInt64.max
    for found in view?.writers(of: id) ?? [] {
      name = found.label
      newest = min(newest, found.stamp)
      dated.append((newest, .environment(setBy: found.writer)))
    }
    let overrides = current?.overridesOutward(of: id) ?? []
    for override in overrides {
      name = override.label
      dated.append((override.stamp, .override(at: override.locationDescription)))
    }
    for override in captured?.overridesOutward(of: id) ?? []
    where !overrides.contains(where: { $0 === override }) {
      name = override.label
      dated.append((override.stamp, .captured(at: override.locationDescription)))
    }
    let slot = defaults.slot(of: id, in: context)
    let last: Explanation.Origin =
      slot?.isPrepared == true ? .prepared : .default(context: "\(context)")
    let ordered = dated.enumerated().sorted {
      ($1.element.stamp, $0.offset) < ($0.element.stamp, $1.offset)
    }
    return Explanation.Key(
      name: name ?? slot?.label ?? "a key",
      origins: ordered.map(\.element.origin) + [last],
      readBy: view?.namesOfReaders(of: id) ?? []
    )
  }
}

extension TaskScope {
  /// Returns the overrides of a key in this scope and in the scopes that enclose it, the newest
  /// first.
  fileprivate func overridesOutward(of id: ObjectIdentifier) -> [Override] {
    var found: [Override] = []
    var candidate: TaskScope? = self
    while let scope = candidate {
      if let override = scope.overrides[id], override !== found.last { found.append(override) }
      candidate = scope.outer
    }
    return found
  }
}
