import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Rows and sections of lists` {
  private struct Screen: View {
    @State private var spacing = 1.0

    var body: some View {
      Rows().listRowSpacing(spacing).listSectionSpacing(spacing)
      Button("Widen") { spacing += 1 }
    }
  }

  private struct Rows: View {
    var body: some View {
      List { Section { Text("a") } }
    }
  }

  @Test func `Each list row modifier becomes an element around the row`() {
    let host = TestHost {
      List {
        Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("b").listRowInsets(EdgeInsets?.none)
        Text("c").listRowInsets(.horizontal, 0).listRowInsets(.top, nil)
        Text("d").listRowSeparator(.hidden)
        Text("e").listRowSeparator(.visible, edges: .bottom)
        Text("f").listRowSeparatorTint(.red, edges: .top).listRowSeparatorTint(nil)
      }
    }
    #expect(
      host.tree == """
        List
          ListRow bottom=3 leading=2 top=1 trailing=4
            Text "a"
          ListRow edges=top leading bottom trailing
            Text "b"
          ListRow edges=top
            ListRow leading=0 trailing=0
              Text "c"
          ListRow bottomSeparator=hidden topSeparator=hidden
            Text "d"
          ListRow bottomSeparator=visible
            Text "e"
          ListRow bottomSeparatorTint=automatic topSeparatorTint=automatic
            ListRow topSeparatorTint=red
              Text "f"
        """
    )
  }

  @Test func `The background of a list row is a layer that precedes the row in the tree`() {
    let host = TestHost {
      List {
        Text("a").listRowBackground(Color.red)
        Text("b").listRowBackground(Color?.none)
      }
    }
    #expect(
      host.tree == """
        List
          ListRowBackground
            Layer
              Color color=red
            Text "a"
          ListRowBackground
            Text "b"
        """
    )
  }

  @Test func `Each list section modifier becomes an element around the section`() {
    let host = TestHost {
      List {
        Section { Text("a") }.listSectionSeparator(.hidden, edges: .top)
        Section { Text("b") }.listSectionSeparatorTint(.blue)
        Section { Text("c") }.listSectionMargins(.horizontal, 8).listSectionMargins(.all, nil)
      }
    }
    #expect(
      host.tree == """
        List
          ListSection topSeparator=hidden
            Section
              Text "a"
          ListSection bottomSeparatorTint=blue topSeparatorTint=blue
            Section
              Text "b"
          ListSection edges=top leading bottom trailing
            ListSection leading=8 trailing=8
              Section
                Text "c"
        """
    )
  }

  @Test func `A section can override the section spacing of its list`() {
    let host = TestHost {
      List {
        Section { Text("a") }
        Section { Text("b") }.listSectionSpacing(4)
        Section { Text("c") }.listSectionSpacing(.default)
      }
      .listSectionSpacing(.compact)
      .listRowSpacing(2)
      Form { Section { Text("d") } }.listRowSpacing(3).listSectionSpacing(.custom(5))
      List(selection: .constant(1)) { Section { Text("e").tag(1) } }
        .listSectionSpacing(6)
    }
    #expect(
      host.tree == """
        List rowSpacing=2
          Section isCompact=true
            Text "a"
          Section spacing=4
            Text "b"
          Section
            Text "c"
        Form rowSpacing=3
          Section spacing=5
            Text "d"
        List
          Section spacing=6
            Row isSelected=true
              Text "e"
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test func `New list spacings update the list and run only the body that sets the spacings`() {
    let host = TestHost { Screen() }
    host.takeBodies()
    #expect(host.bodies { host.tap("Widen") } == ["Screen"])
    #expect(host.elements(of: .list)[0][.rowSpacing] == 2)
    #expect(host.elements(of: .section)[0][.spacing] == 2)
  }
}
