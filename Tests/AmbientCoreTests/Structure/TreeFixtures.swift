import Ambient
import AmbientCore
import AmbientTesting
import Observation
import Synchronization
import Testing

private struct TreeTintKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  var treeTint: String {
    get { self[TreeTintKey.self] }
    set { self[TreeTintKey.self] = newValue }
  }
}

/// A log of events in order.
///
/// The log is a class, so that two values of a view compare equal if they store the same log.
@MainActor final class TreeLog {
  private var lines: [String] = []

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last read of this property.
  var unread: [String] {
    defer { lines = [] }
    return lines
  }
}

/// A model that views read.
///
/// Tests change the model, so that the bodies of these views run.
@Observable final class TreeModel {
  var ids: [Int]
  var flag = false
  var step = 0
  var name = "start"

  init(_ ids: [Int] = []) { self.ids = ids }
}

/// A row that counts its taps.
struct TreeRow: View {
  let id: Int
  @State private var count = 0

  var body: some View {
    Text("\(id):\(count)")
    Button("+\(id)") { count += 1 }
  }
}

extension TestHost {
  /// The displayed texts, without the titles of buttons.
  var plainTexts: [String] {
    elements.filter { $0.kind == "Text" && $0.parent?.kind != "Button" }.compactMap(\.text)
  }
}

/// A value that tests can read and change on any thread.
final class Mutexed<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  var value: Value { mutex.withLock { $0 } }

  func change(_ work: (inout Value) -> Void) {
    mutex.withLock { value in
      var copy = value
      work(&copy)
      value = copy
    }
  }
}
