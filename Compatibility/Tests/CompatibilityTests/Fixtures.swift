import Observation
import SwiftUI
import Synchronization
import Testing

/// A list of recorded lines, in order.
final class Record: Sendable {
  private let lines = Mutex<[String]>([])

  /// Appends a line.
  func callAsFunction(_ line: String) { lines.withLock { $0.append(line) } }

  /// Returns the recorded lines and removes them.
  func takeLines() -> [String] {
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

  /// A number that a test changes to run the writer without changing the value.
  var touches = 0

  init(_ value: Value) { self.value = value }
}

/// A view that sets a written value for its content.
///
/// The content is created only once, so only the environment can run its bodies again.
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

/// A view that records its name and the value at a key path each time its body runs.
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

/// A box in which a view passes a value to the test.
@MainActor
final class Handle<Value> {
  var value: Value?
}

/// A view that stores the value at a key path in a handle.
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

/// Returns the text that a process, started by a test, printed to the standard error.
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

  /// A number that is unrelated to `level`.
  var otherLevel: Int {
    get { self[OtherLevelKey.self] }
    set { self[OtherLevelKey.self] = newValue }
  }
}
