import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A list with a selection` {
  private struct Fruit: Identifiable {
    let id: Int
    var name: String
  }

  private struct One: View {
    let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
    @State private var selection: Int?

    var body: some View {
      List(fruits, selection: $selection) { Row(name: $0.name) }
      Chosen(selection: $selection)
      Button("Nothing") { selection = nil }
    }
  }

  private struct Row: View {
    let name: String
    var body: some View { Text(name) }
  }

  private struct Chosen: View {
    @Binding var selection: Int?
    var body: some View { Text(selection.map { "\($0)" } ?? "none") }
  }

  private func selected(_ host: TestHost) -> [String] {
    host.elements.filter { $0[.isSelected] == true }
      .compactMap { $0.children.first?.text }
  }

  @Test func `A list with an optional selection has at most one selected row`() {
    let host = TestHost { One() }
    #expect(selected(host) == [])
    host.takeBodies()
    host.select("Pear")
    #expect(selected(host) == ["Pear"])
    #expect(host.texts.contains("2"))
    #expect(host.takeBodies() == ["Chosen"])
    host.select("Pear")
    #expect(host.takeBodies() == [])
    host.select("Apple")
    #expect(selected(host) == ["Apple"])
    host.tap("Nothing")
    #expect(selected(host) == [])
    #expect(host.takeBodies() == ["Chosen", "Chosen"])
  }

  private struct Several: View {
    @State private var selection: Set<String> = ["b"]
    @State private var all = ["a", "b"]

    var body: some View {
      List(selection: $selection) {
        Section("Letters") {
          ForEach(all, id: \.self) { Text($0) }
        }
        Section {
          Text("x").tag("x").selectionDisabled()
        } footer: {
          Text("end")
        }
        Text("untagged")
      }
      Button("Add") { all.insert("c", at: 0) }
      Button("Keep Selection") { all = selection.sorted() }
    }
  }

  @Test func `A list with a set as its selection can have several selected rows`() {
    let host = TestHost { Several() }
    #expect(selected(host) == ["b"])
    host.select("a")
    #expect(selected(host) == ["a", "b"])
    host.select("b")
    #expect(selected(host) == ["a"])
    #expect(host.bodies { host.tap("Add") } == ["Several"])
    #expect(
      host.tree == """
        List
          Section
            Header
              Text "Letters"
            Row isSelected=false
              Text "c"
            Row isSelected=true
              Text "a"
            Row isSelected=false
              Text "b"
          Section
            Row isSelected=false disabled
              Text "x"
            Footer
              Text "end"
          Text "untagged"
        Button
          Text "Add"
        Button
          Text "Keep Selection"
        """
    )
    host.tap("Keep Selection")
    #expect(host.texts.first { $0 == "b" } == nil)
  }

  private struct Forms: View {
    @State private var fruits = Self.all
    @State private var one: Int?
    @State private var names: Set<String> = []
    @State private var numbers: Set<Int> = [1]

    private static let all = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]

    var body: some View {
      List(fruits, id: \.name, selection: $names) { Text($0.name) }
      List($fruits, selection: $numbers) { $fruit in TextField("name", text: $fruit.name) }
      List($fruits, selection: $one) { $fruit in Text(fruit.name) }
      List(0..<2, selection: $numbers) { Text("\($0)") }
      List(0..<2, selection: $one) { Text("\($0)") }
      List(fruits, selection: $numbers) { Text($0.name) }
      List(fruits, id: \.id, selection: $one) { Text($0.name) }
      List(selection: nil as Binding<Int?>?) { Text("nothing to choose").tag(1) }
    }
  }

  @Test func `A list with a selection has an initializer for each form of data`() {
    // Seven lists have two selectable rows each. The last list has no binding to a selection, and
    // therefore no selectable rows. The three lists whose selection is 'numbers' have one selected
    // row each. The other selections are empty.
    let host = TestHost { Forms() }
    #expect(host.elements.filter { $0.kind == "Row" }.count == 14)
    #expect(host.elements.filter { $0[.isSelected] == true }.count == 3)
    #expect(host.elements.filter { $0.kind == "List" }.last?.children.map(\.kind) == ["Text"])
  }
}
