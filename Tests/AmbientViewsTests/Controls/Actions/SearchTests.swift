import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Searching` {
  private struct Fruits: View {
    @State private var text = ""
    @Environment(\.isSearching) private var isSearching

    var body: some View {
      Text("outside \(isSearching)")
      Results(text: $text).searchable(text: $text, prompt: "Fruit")
    }
  }

  private struct Results: View {
    @Binding var text: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text(isSearching ? "looking for \(text)" : "all")
      Button("Enough") { dismissSearch() }
    }
  }

  @Test
  func `The value of isSearching is true only inside the searchable view`() {
    let host = TestHost { Fruits() }
    #expect(
      host.tree == """
        Text "outside false"
        SearchField prompt=Fruit text=
        Text "all"
        Button
          Text "Enough"
        """
    )
    #expect(host.takeBodies() == ["Fruits", "Results"])
    host.search(for: "pear")
    #expect(host.texts == ["outside false", "looking for pear", "Enough"])
    #expect(host.takeBodies() == ["Results"])
    #expect(host.elements[1][.isSearching] == true)
    host.tap("Enough")
    #expect(host.texts == ["outside false", "all", "Enough"])
    #expect(
      host.elements[1].attributes
        == ElementAttributes(named: ["text": .string(""), "prompt": .string("Fruit")])
    )
    #expect(host.takeBodies() == ["Results"])
  }

  private struct Presented: View {
    @State private var text = ""
    @State private var isPresented = true

    var body: some View {
      Text("\(isPresented)")
      Text("inside").searchable(text: $text, isPresented: $isPresented)
      Button("Search") { isPresented = true }
    }
  }

  @Test func `The isPresented binding starts a search, and is set to false when the search ends`() {
    let host = TestHost { Presented() }
    host.search(for: "x")
    host.cancelSearch()
    #expect(host.texts[0] == "false")
    #expect(host.elements[1].attributes == ElementAttributes(.text, ""))
    host.tap("Search")
    #expect(host.elements[1][.isSearching] == true)
  }

  private struct Alone: View {
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button("Enough") { dismissSearch() } }
  }

  @Test func `The dismissSearch action has no effect outside of a searchable view`() {
    let host = TestHost { Alone() }
    host.tap("Enough")
    #expect(host.takeBodies() == ["Alone"])
  }
}
