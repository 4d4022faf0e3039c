import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Lazy stacks and grids` {
  private struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }

  private struct Screen: View {
    @State private var rows = 3
    @State private var width = 80.0

    var body: some View {
      LazyVGrid(columns: [GridItem(.fixed(width))]) {
        ForEach(0..<rows, id: \.self) { Row(number: $0) }
      }
      Button("Add") { rows += 1 }
      Button("Widen") { width += 1 }
    }
  }

  @Test func `A lazy stack or grid becomes an element that contains all of its views`() {
    let host = TestHost {
      LazyVStack { ForEach(0..<2) { Text("\($0)") } }
      LazyVStack(alignment: .leading, spacing: 2, pinnedViews: .sectionFooters) {}
      LazyHStack(alignment: .top, spacing: 3, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section("a") { Text("b") }
      }
      LazyVGrid(columns: [GridItem()], alignment: .leading, spacing: 1) { Text("c") }
      LazyHGrid(rows: [], alignment: .bottom, spacing: 0, pinnedViews: .sectionHeaders) {}
    }
    #expect(
      host.tree == """
        LazyVStack
          Text "0"
          Text "1"
        LazyVStack alignment=leading pinnedViews=sectionFooters spacing=2
        LazyHStack alignment=top pinnedViews=sectionHeaders sectionFooters spacing=3
          Section
            Header
              Text "a"
            Text "b"
        LazyVGrid alignment=leading spacing=1 tracks=flexible 10 inf
          Text "c"
        LazyHGrid alignment=bottom pinnedViews=sectionHeaders spacing=0 tracks=
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test(arguments: [
    (GridItem(), "flexible 10 inf"),
    (GridItem(.fixed(80)), "fixed 80"),
    (GridItem(.flexible(minimum: 20, maximum: 30.5), spacing: 0), "flexible 20 30.5 spacing 0"),
    (GridItem(.adaptive(minimum: 50), alignment: .top), "adaptive 50 inf alignment top"),
    (
      GridItem(.adaptive(minimum: 5, maximum: 9), spacing: 4, alignment: .topLeading),
      "adaptive 5 9 spacing 4 alignment topLeading"
    ),
  ])
  func `The element of a grid describes each column as text`(_ item: GridItem, _ text: String) {
    let host = TestHost { LazyVGrid(columns: [item, GridItem(.fixed(1))]) {} }
    #expect(host.elements[0][.tracks] == "\(text), fixed 1")
    #expect(
      host.elements[0].detail(GridTracksDetail.self)?.tracks == [item, GridItem(.fixed(1))]
    )
  }

  @Test func `A new row in a lazy grid runs only its own body and the body with the grid`() {
    let host = TestHost { Screen() }
    #expect(host.takeBodies() == ["Screen", "Row", "Row", "Row"])
    #expect(host.bodies { host.tap("Add") } == ["Screen", "Row"])
    #expect(host.bodies { host.tap("Widen") } == ["Screen"])
    #expect(host.elements[0][.tracks] == "fixed 81")
    #expect(host.texts.prefix(4) == ["row 0", "row 1", "row 2", "row 3"])
  }
}
