import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Lists` {
  private struct Fruit: Identifiable {
    let id: Int
    var name: String
  }

  @Test func `A list has sections with headers and footers`() {
    let host = TestHost {
      List {
        Section("Fruit") { Text("Apple") }
        Section {
          Text("Leek")
        } header: {
          Text("Vegetables")
        } footer: {
          Text("Seasonal")
        }
        Section { Text("alone") }
        Section(header: Text("old form")) { Text("x") }
        Section(footer: Text("below")) { Text("y") }
      }
    }
    #expect(
      host.tree == """
        List
          Section
            Header
              Text "Fruit"
            Text "Apple"
          Section
            Header
              Text "Vegetables"
            Text "Leek"
            Footer
              Text "Seasonal"
          Section
            Text "alone"
          Section
            Header
              Text "old form"
            Text "x"
          Section
            Text "y"
            Footer
              Text "below"
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test func `A list has a row for each element of its data`() {
    let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
    let host = TestHost {
      List(fruits) { Text($0.name) }
      List(["a", "b"], id: \.self) { Text($0) }
      List(0..<2) { Text("\($0)") }
    }
    #expect(host.texts == ["Apple", "Pear", "a", "b", "0", "1"])
    #expect(host.viewTree.elements.map(\.kind) == [.list, .list, .list])
  }

  private struct Row: View {
    @Binding var name: String
    var body: some View { TextField("Name of \(name)", text: $name) }
  }

  private struct Market: View {
    @State private var fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
    @State private var words = ["x"]

    var body: some View {
      List($fruits) { $fruit in Row(name: $fruit.name) }
      ForEach($fruits) { $fruit in EmptyView().id(fruit.name) }
      List($words, id: \.self) { word in Text(word.wrappedValue) }
    }
  }

  @Test func `The binding of a row changes the data of the list`() {
    let host = TestHost { Market() }
    #expect(host.takeBodies() == ["Market", "Row", "Row"])
    host.type("Plum", into: "Name of Pear")
    #expect(host.texts == ["Name of Apple", "Name of Plum", "x"])
    #expect(host.takeBodies() == ["Market", "Row"])
  }
}
