import Ambient
import AmbientTesting
import Testing

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
}

private struct ItemRow: View {
  @Binding var item: Item
  var body: some View {
    Text(item.name)
    Button("Rename \(item.id)") { item.name += "!" }
  }
}

private struct NameRow: View {
  @Binding var name: String
  var body: some View {
    Text(name)
    Button("Rename \(name)") { name += "!" }
  }
}

private let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]

@Suite @MainActor struct `A binding to a collection` {
  @Test func `A binding to a collection creates bindings to the elements`() {
    struct Owner: View {
      @State private var list = items
      var body: some View {
        NameRow(name: $list[1].name)
        Text($list.map(\.wrappedValue.name).joined())
        Text($list.reversed().map(\.wrappedValue.name).joined())
        Text("\($list.count) \($list.indices.contains($list.index(before: $list.endIndex)))")
      }
    }
    let host = TestHost { Owner() }
    #expect(host.plainTexts == ["b", "abc", "cba", "3 true"])
    host.tap("Rename b")
    #expect(host.plainTexts == ["b!", "ab!c", "cb!a", "3 true"])
    #expect(host.takeBodies() == ["Owner", "NameRow", "Owner", "NameRow"])
  }

  @Test func `A write to an element through a binding runs only the reader of that element`() {
    struct Owner: View {
      @State private var list = items
      var body: some View {
        NameRow(name: $list[0].name)
        NameRow(name: $list[1].name)
      }
    }
    let host = TestHost { Owner() }
    host.takeBodies()
    host.tap("Rename b")
    #expect(host.takeBodies() == ["NameRow"])
    #expect(host.plainTexts == ["a", "b!"])
  }

  private struct List: View {
    @State private var list = items
    var body: some View {
      ForEach($list) { $item in ItemRow(item: $item) }
      Button("Remove last") { list.removeLast() }
      Button("Remove first") { list.removeFirst() }
      Button("Swap") { list.swapAt(0, 1) }
    }
  }

  @Test func `A ForEach over a binding runs only the body of the row whose element changes`() {
    let host = TestHost { List() }
    #expect(host.plainTexts == ["a", "b", "c"])
    host.takeBodies()
    host.tap("Rename 2")
    #expect(host.plainTexts == ["a", "b!", "c"])
    #expect(host.takeBodies() == ["ItemRow"])
  }

  @Test func `A ForEach over a binding shows the remaining elements after a removal`() {
    let host = TestHost { List() }
    host.tap("Remove last")
    #expect(host.plainTexts == ["a", "b"])
    host.tap("Remove first")
    #expect(host.plainTexts == ["b"])
    host.tap("Rename 2")
    #expect(host.plainTexts == ["b!"])
    host.tap("Remove last")
    #expect(host.plainTexts == [])
  }

  @Test func `A ForEach over a binding moves a row when its element moves`() {
    let host = TestHost { List() }
    host.tap("Swap")
    #expect(host.plainTexts == ["b", "a", "c"])
    host.tap("Rename 1")
    #expect(host.plainTexts == ["b", "a!", "c"])
  }

  @Test func `A ForEach over a binding can use any property as the identifier`() {
    struct ByName: View {
      @State private var list = items
      var body: some View {
        ForEach($list, id: \.name) { $item in Text("\(item.id)") }
      }
    }
    #expect(TestHost { ByName() }.texts == ["1", "2", "3"])
  }
}
