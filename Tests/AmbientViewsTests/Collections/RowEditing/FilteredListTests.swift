import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A filtered list` {
  private struct Mail: View {
    @State private var subjects = ["a1", "b1", "a2", "b2", "a3"]
    @State private var filter = "a"
    @State private var log: [String] = []

    private var shown: [String] { subjects.filter { $0.hasPrefix(filter) } }

    var body: some View {
      List {
        ForEach(shown, id: \.self) { subject in
          Text(subject)
            .swipeActions(edge: .leading) {
              Button("Pin \(subject)") { log.append("pin \(subject)") }
            }
        }
        .onDelete { offsets in
          let deleted = offsets.map { shown[$0] }
          subjects.removeAll { deleted.contains($0) }
        }
        .onMove { source, offset in
          var moved = shown
          moved.move(fromOffsets: source, toOffset: offset)
          subjects = moved + subjects.filter { !$0.hasPrefix(filter) }
        }
        ForEach(["Trash"], id: \.self) { Text($0) }.onDelete { _ in log.append("empty") }
      }
      Button("Show b") { filter = "b" }
      Text(log.joined(separator: ", "))
    }
  }

  private func rows(_ host: TestHost) -> [String] { host.findAll(.row).map(\.name) }

  @Test func `onDelete and onMove get offsets in the collection that the ForEach shows`() {
    let host = TestHost { Mail() }
    #expect(rows(host) == ["a1", "a2", "a3", "Trash"])
    host.delete("a2")
    #expect(rows(host) == ["a1", "a3", "Trash"])
    host.move("a3", to: 0)
    #expect(rows(host) == ["a3", "a1", "Trash"])
    host.tap("Show b")
    host.delete("b2")
    #expect(rows(host) == ["b1", "Trash"])
    host.delete("Trash")
    #expect(host.texts.last == "empty")
  }

  @Test func `Swipe actions disappear with their row when the filter changes`() {
    let host = TestHost { Mail() }
    host.swipe("a1", edge: .leading)
    #expect(host.texts.contains("Pin a1"))
    host.tap("Show b")
    #expect(!host.texts.contains("Pin a1"))
    host.swipe("b1", edge: .leading, isFull: true)
    #expect(host.texts.last == "pin b1")
  }

  @Test func `onDelete gets an offset that also counts elements without a row`() {
    struct Tasks: View {
      @State private var names = ["a", "b", "c", "d"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            if name != "b" { Text(name) }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        Text(names.joined())
      }
    }
    let host = TestHost { Tasks() }
    host.delete("c")
    #expect(host.texts == ["a", "d", "abd"])
    host.delete("a")
    host.delete("d")
    #expect(host.texts == ["b"])
  }
}
