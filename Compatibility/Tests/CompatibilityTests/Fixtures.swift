import Observation
import SwiftUI
import Synchronization
import Testing

/// What happened, in order.
final class Record: Sendable {
  private let lines = Mutex<[String]>([])

  /// Notes what happens.
  func callAsFunction(_ line: String) { lines.withLock { $0.append(line) } }

  /// What happened since this was asked last.
  func news() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

/// A value that a test writes and views read.
@Observable
final class Written<Value> {
  var value: Value

  /// Changed to let the writer run without another value.
  var touches = 0

  init(_ value: Value) { self.value = value }
}

/// Sets a written value around a content that is made once, so that nothing but the environment
/// reaches it.
struct Writer<Value, Content: View>: View {
  private let keyPath: WritableKeyPath<EnvironmentValues, Value>
  private let written: Written<Value>
  private let content: Content

  init(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ written: Written<Value>,
    @ViewBuilder content: () -> Content
  ) {
    self.keyPath = keyPath
    self.written = written
    self.content = content()
  }

  var body: some View {
    let _ = written.touches
    content.environment(keyPath, written.value)
  }
}

/// Records its name and what a key path leads to, each time its body runs.
struct Reader<Value>: View {
  private let name: String
  private let value: Environment<Value>
  private let record: Record

  init(_ name: String, _ keyPath: KeyPath<EnvironmentValues, Value>, _ record: Record) {
    self.name = name
    self.value = Environment(keyPath)
    self.record = record
  }

  var body: some View {
    let _ = record("\(name) \(value.wrappedValue)")
    Text(name)
  }
}

/// What a view hands out, to be used from outside.
@MainActor
final class Handle<Value> {
  var value: Value?
}

/// Hands out what a key path leads to.
struct Giver<Value>: View {
  private let value: Environment<Value>
  private let handle: Handle<Value>

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ handle: Handle<Value>) {
    self.value = Environment(keyPath)
    self.handle = handle
  }

  var body: some View {
    let _ = handle.value = value.wrappedValue
    Text("giver")
  }
}

/// What a process that a test started wrote into its standard error.
func printed(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
private struct OtherLevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  /// A number for any test.
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  /// A number that has nothing to do with the first.
  var otherLevel: Int {
    get { self[OtherLevelKey.self] }
    set { self[OtherLevelKey.self] = newValue }
  }
}
