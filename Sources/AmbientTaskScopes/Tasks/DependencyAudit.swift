import AmbientEnvironment
import Synchronization

/// Watches what a test finds, to tell it of what it forgot: overrides that nobody read, values of the
/// running program, and values that were kept before there were newer ones.
package final class DependencyAudit: Sendable {
  private let overrides = Mutex<[Override]>([])

  /// Makes an audit of what is overridden and read from now on.
  package init() {}

  func add(_ override: Override) {
    // The context is no value that somebody reads.
    if override.write.key == ObjectIdentifier(ContextKey.self) { return }
    overrides.withLock { $0.append(override) }
  }

  /// The overrides that nobody read.
  package var unread: [Override] { overrides.withLock { $0.filter { !$0.wasRead } } }

  /// Notes that a read finds an override, or none and so the default.
  func note<K: EnvironmentKey>(_ key: K.Type, found: Override?, by reader: Resolution) {
    guard !reader.isAssigning, reader.current?.recording?.isForAssignment != true else { return }
    found?.noteRead()
    if let newer = reader.current?.hidden?.overrides[ObjectIdentifier(key)],
      newer.stamp > found?.stamp ?? 0
    {
      newer.noteRead()
      WaitingIssues.add([DependencyIssue { .staleCapture(of: newer, shadowedBy: found, $0) }])
    }
    let slot = reader.defaults.slot(of: ObjectIdentifier(key), in: reader.context)
    if found == nil, isLive(key, in: reader.context), slot?.isPrepared != true {
      let (name, value) = (name(of: key), "\(K.Value.self)")
      var issue = DependencyIssue { .liveDefault(of: name, value, $0) }
      // An entry has the name of its property; other keys have that of a type.
      if name.first?.isLowercase == true { issue.subject = .init(name: "\\.\(name)") }
      WaitingIssues.add([issue])
    }
  }

  /// Whether the default of a key is the one that the running program finds.
  private func isLive<K: EnvironmentKey>(_ key: K.Type, in context: DependencyContext) -> Bool {
    switch context {
    case .live: return true
    case .preview: return false
    case .test:
      if let entry = key as? any _ContextualEntryKey.Type { return entry.isLiveInTests }
      return !(key is any ContextualKey.Type || key is any _ContextualDefault.Type)
    }
  }
}

extension _ContextualEntryKey {
  fileprivate static var isLiveInTests: Bool { testDefault === entryDefault }
}
