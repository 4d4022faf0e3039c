import AmbientDependencies
import AmbientDependenciesTesting
import Foundation
import Synchronization
import Testing

// Keys that several suites share.

enum IntKey: DependencyKey {
  static let liveValue = -1
  static let testValue = 42
}

enum StringKey: DependencyKey {
  static let liveValue = "hello"
  static let testValue = "goodbye"
}

enum FullKey: DependencyKey {
  static let liveValue = 1
  static let previewValue = 2
  static let testValue = 3
}

enum OptionalKey: DependencyKey {
  static let liveValue: String? = "live"
  static let testValue: String? = "test"
}

struct TestOnly: TestDependencyKey, Equatable {
  var number = 7
  static let testValue = TestOnly()
}

enum LiveOnlyKey: DependencyKey {
  static let liveValue = 11
}

struct LiveClient: DependencyKey {
  var number = 12
  static let liveValue = LiveClient()
}

enum LiveAndPreviewKey: DependencyKey {
  static let liveValue = 21
  static let previewValue = 22
}

/// A client that counts its calls in a private counter.
struct CounterClient: Sendable {
  var increment: @Sendable () -> Int

  static func starting(at start: Int = 0) -> CounterClient {
    let count = Box(start)
    return CounterClient {
      count.withLock {
        $0 += 1; return $0
      }
    }
  }
}

enum CounterKey: DependencyKey {
  static var liveValue: CounterClient { .starting() }
  static var previewValue: CounterClient { .starting() }
  static var testValue: CounterClient { .starting() }
}

/// A value that tests can read and change on any thread.
final class Box<Value: Sendable>: Sendable {
  private let value: Mutex<Value>
  init(_ value: Value) { self.value = Mutex(value) }

  func withLock<Result: Sendable>(_ work: (inout Value) throws -> Result) rethrows -> Result {
    try value.withLock { try work(&$0) }
  }
}

extension DependencyValues {
  var int: Int {
    get { self[IntKey.self] }
    set { self[IntKey.self] = newValue }
  }
  var string: String {
    get { self[StringKey.self] }
    set { self[StringKey.self] = newValue }
  }
  var full: Int {
    get { self[FullKey.self] }
    set { self[FullKey.self] = newValue }
  }
  var optional: String? {
    get { self[OptionalKey.self] }
    set { self[OptionalKey.self] = newValue }
  }
  var testOnly: TestOnly {
    get { self[TestOnly.self] }
    set { self[TestOnly.self] = newValue }
  }
  var liveOnly: Int {
    get { self[LiveOnlyKey.self] }
    set { self[LiveOnlyKey.self] = newValue }
  }
  var liveClient: LiveClient {
    get { self[LiveClient.self] }
    set { self[LiveClient.self] = newValue }
  }
  var liveAndPreview: Int {
    get { self[LiveAndPreviewKey.self] }
    set { self[LiveAndPreviewKey.self] = newValue }
  }
  var counter: CounterClient {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }
}

// These environment entries have the form that `@Entry` generates. They are written by hand, so the
// tests also compile without macros.
extension EnvironmentValues {
  struct RetriesKey: EnvironmentKey, _EntryKey {
    static let entryDefault = _EntryDefault(3)
  }
  var retries: Int {
    get { self[RetriesKey.self] }
    set { self[RetriesKey.self] = newValue }
  }

  struct ServerKey: EnvironmentKey, _ContextualEntryKey {
    static let entryDefault = _EntryDefault("live server")
    static let previewDefault = _EntryDefault("sample server")
    static let testDefault = _EntryDefault("test server")
  }
  var server: String {
    get { self[ServerKey.self] }
    set { self[ServerKey.self] = newValue }
  }
}

/// Runs work and returns the texts of the issues that the work reports.
func issues(_ work: () throws -> Void) rethrows -> [String] {
  let texts = Box<[String]>([])
  try withKnownIssue(isIntermittent: true) {
    try work()
  } matching: { issue in
    texts.withLock { $0.append(issue.comments.first?.rawValue ?? "\(issue)") }
    return true
  }
  return texts.withLock { $0 }
}
