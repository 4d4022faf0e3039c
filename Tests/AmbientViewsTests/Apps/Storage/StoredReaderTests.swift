import Ambient
import AmbientCore
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@testable import AmbientViews

// The tests are serialized because they count readers of the same keys. Otherwise, one test would
// change the counts of another test that is suspended.
@Suite(.serialized) @MainActor struct `The readers of a stored value` {
  private let temporary: TemporaryDefaults

  init() throws { temporary = try TemporaryDefaults() }

  // All suites share the process's one table of readers. No other suite uses the keys of this
  // suite, because a reader in another suite would change the counts.

  private struct AppRow: View {
    @AppStorage("readers.unit") private var unit = "m"
    var body: some View { Text(unit) }
  }

  private struct SceneRow: View {
    @SceneStorage("readers.page") private var page = 1
    var body: some View { Text("\(page)") }
  }

  private struct Rows<Row: View>: View {
    @State private var count = 0
    let row: Row
    var body: some View {
      Button("Fill") { count = 1_000 }
      Button("Clear") { count = 0 }
      row
      ForEach(0..<count, id: \.self) { _ in row }
    }
  }

  /// Checks that each of a thousand rows adds its reader once and removes its reader once.
  ///
  /// `StoredReaders.steps(of:)` counts the additions and the removals. The count begins again at 0
  /// when a key has no readers left, so one more row stays during the whole check.
  private func expectOneStepEach<Row: View>(_ row: Row, _ key: String) {
    let host = TestHost { Rows(row: row).defaultAppStorage(temporary.defaults) }
    #expect(StoredReaders.count(of: key) == 1)
    let before = StoredReaders.steps(of: key)
    host.tap("Fill")
    #expect(StoredReaders.count(of: key) == 1_001)
    #expect(StoredReaders.steps(of: key) - before == 1_000)
    host.tap("Clear")
    #expect(StoredReaders.count(of: key) == 1)
    #expect(StoredReaders.steps(of: key) - before == 2_000)
    host.unmount()
    #expect(StoredReaders.count(of: key) == 0)
  }

  @Test func `Adding or removing one of a thousand readers of a stored value takes one step`() {
    expectOneStepEach(AppRow(), "readers.unit")
    expectOneStepEach(SceneRow(), "readers.page")
  }

  /// Stores a binding for longer than the lifetime of the view that created it.
  private final class Box {
    var binding: Binding<Int>?
  }

  private struct Owner: View {
    let box: Box
    @AppStorage("readers.count") private var count = 1
    var body: some View {
      let _ = box.binding = $count
      Text("owner")
    }
  }

  private struct Reader: View {
    let box: Box
    let turn: Int
    var body: some View { Text("read \(box.binding?.wrappedValue ?? -1)") }
  }

  private struct Both: View {
    let box: Box
    @State private var isOwned = true
    @State private var turn = 0
    var body: some View {
      Button("Remove") { isOwned = false }
      Button("Turn") { turn += 1 }
      if isOwned { Owner(box: box) }
      Reader(box: box, turn: turn)
    }
  }

  @Test func `A binding from @AppStorage works after the view that made it is removed`() async {
    let box = Box()
    let host = TestHost { Both(box: box).defaultAppStorage(temporary.defaults) }
    host.tap("Remove")
    host.tap("Turn")
    host.takeBodies()
    @AppStorage("readers.count", store: temporary.defaults) var count = 1
    count = 5
    host.settle()
    #expect(host.texts.last == "read 5")
    #expect(host.takeBodies() == ["Reader"])
    #expect(StoredReaders.count(of: "readers.count") == 1)
    let shared = UncheckedSendable(box)
    await Task.detached { shared.value.binding = nil }.value
    #expect(StoredReaders.count(of: "readers.count") == 0)
    // The other thread did not change the graph. The next update removes the reader from the graph.
    #expect(host.viewTree.needsUpdate)
    count = 6
    host.settle()
    #expect(host.texts.last == "read -1")
    #expect(!host.viewTree.needsUpdate)
  }

  @Test func `A binding from @AppStorage can be released on any thread after an unmount`() async {
    let box = Box()
    let host = TestHost { Both(box: box).defaultAppStorage(temporary.defaults) }
    host.tap("Remove")
    host.tap("Turn")
    host.unmount()
    let shared = UncheckedSendable(box)
    await Task.detached { shared.value.binding = nil }.value
    #expect(StoredReaders.count(of: "readers.count") == 0)
    #expect(!host.viewTree.needsUpdate)
  }
}
