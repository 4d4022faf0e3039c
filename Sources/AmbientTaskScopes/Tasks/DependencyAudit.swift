import AmbientEnvironment
import Synchronization

/// An audit of the dependencies that a test with `audit: .strict` reads and overrides.
///
/// The audit reports:
///
/// - overrides that no code has read;
/// - reads that found a live value;
/// - reads that found a captured value although a newer override exists.
package final class DependencyAudit: Sendable {
  private let overrides = Mutex<[Override]>([])

  package init() {}

  /// Adds an override that the test should read.
  func add(_ override: Override) {
    // The context selects defaults even if no code reads it. The audit therefore ignores it.
    if override.write.key == ObjectIdentifier(ContextKey.self) { return }
    overrides.withLock { $0.append(override) }
  }

  package var unread: [Override] { overrides.withLock { $0.filter { !$0.wasRead } } }

  /// Records a read of a key.
  ///
  /// `found` is the override that the read found; nil if the read found the default.
  func note<K: EnvironmentKey>(_ key: K.Type, found: Override?, by reader: Resolution) {
    guard !reader.isAssigning, reader.current?.recording?.isForAssignment != true else { return }
    found?.noteRead()
    if let newer = reader.current?.replacedScope?.overrides[ObjectIdentifier(key)],
      newer.stamp > found?.stamp ?? 0
    {
      newer.noteRead()
      WaitingIssues.add([DependencyIssue { .staleCapture(of: newer, found: found, $0) }])
    }
    let slot = reader.defaults.slot(of: ObjectIdentifier(key), in: reader.context)
    if found == nil, isLive(key, in: reader.context), slot?.isPrepared != true {
      let (name, value) = (name(of: key), "\(K.Value.self)")
      var issue = DependencyIssue { .liveDefault(of: name, value, $0) }
      // A key of a property, such as a key declared by `@Entry`, has the name of the property. Any
      // other key has the name of a type.
      if name.first?.isLowercase == true { issue.subject = .init(name: "\\.\(name)") }
      WaitingIssues.add([issue])
    }
  }

  /// Returns whether the key's default in `context` is the live value.
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
