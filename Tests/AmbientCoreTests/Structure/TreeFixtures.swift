import Ambient
import AmbientCore
import AmbientTesting
import Observation
import Synchronization
import Testing

private struct TreeTintKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  /// A value for the tests of the tree.
  var treeTint: String {
    get { self[TreeTintKey.self] }
    set { self[TreeTintKey.self] = newValue }
  }
}

/// What happened, in order; one object, so that views which hold it compare equal.
@MainActor final class TreeLog {
  private var lines: [String] = []

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  /// What happened since this was asked last.
  var news: [String] {
    defer { lines = [] }
    return lines
  }
}

/// Drives views from outside.
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
  /// What shows, without the labels of buttons.
  var plainTexts: [String] {
    elements.filter { $0.kind == "Text" && $0.parent?.kind != "Button" }.compactMap(\.text)
  }
}

/// A value that several threads change, one at a time.
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
