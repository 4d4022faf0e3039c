import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `List styles` {
  @Test func `A list style becomes an attribute of the list`() {
    let host = TestHost {
      List {}.listStyle(.automatic)
      List {}.listStyle(.plain)
      List {}.listStyle(.grouped)
      List {}.listStyle(.inset)
      List {}.listStyle(.insetGrouped)
      List {}.listStyle(.sidebar)
      List {}.listStyle(.bordered)
      List {}.listStyle(.carousel)
      List {}.listStyle(EllipticalListStyle())
    }
    #expect(
      host.elements(of: .list).map { $0[.style] } == [
        nil, "plain", "grouped", "inset", "insetGrouped", "sidebar", "bordered", "carousel",
        "elliptical",
      ]
    )
  }

  @Test func `Alternating row backgrounds become an attribute of the list`() {
    let host = TestHost {
      List {}.listStyle(.inset(alternatesRowBackgrounds: true))
      List {}.alternatingRowBackgrounds()
      List {}.alternatingRowBackgrounds(.disabled)
      List {}.alternatingRowBackgrounds(.automatic)
    }
    #expect(
      host.elements(of: .list).map { $0[.alternatesRowBackgrounds] } == [true, true, false, nil]
    )
  }

  @Test func `A change of the list style does not run the body that contains the list`() {
    struct NamedStyle: ListStyle {
      let _name: String?
    }
    struct Rows: View {
      var body: some View { List { Text("row") } }
    }
    struct Root: View {
      @State private var name = "first"
      var body: some View {
        Rows().listStyle(NamedStyle(_name: name))
        Button("change") { name = "second" }
      }
    }
    let host = TestHost { Root() }
    #expect(host.bodies { host.tap("change") } == ["Root"])
    #expect(host.elements(of: .list)[0][.style] == "second")
  }
}

@Suite @MainActor struct `Badges, tints and labels of rows` {
  @Test func `A badge follows its view in the tree while the count of the badge is not zero`() {
    struct Mail: View {
      @State private var count = 2
      var body: some View {
        List { Text("Inbox").badge(count) }
        Button("Read") { count -= 1 }
      }
    }
    let host = TestHost { Mail() }
    #expect(host.texts == ["Inbox", "2", "Read"])
    host.tap("Read")
    host.tap("Read")
    #expect(host.texts == ["Inbox", "Read"])
  }

  @Test func `A badge can be a text, and a badge of nil or zero is not shown`() {
    let name = String?.none
    let host = TestHost {
      Text("a").badge("new")
      Text("b").badge(Text("old"))
      Text("c").badge(name)
      Text("d").badge(0)
    }
    #expect(host.texts == ["a", "new", "b", "old", "c", "d"])
  }

  @Test func `Item tints, type-select texts and index labels become attributes`() {
    let host = TestHost {
      List {
        Text("a").listItemTint(.red)
        Text("b").listItemTint(.preferred(.blue))
        Text("c").listItemTint(.monochrome)
        Text("d").typeSelectEquivalent("delta")
        Section { Text("e") }.sectionIndexLabel("E")
      }
      .listSectionIndexVisibility(.hidden)
    }
    let rows = host.elements(of: .listRow)
    #expect(rows.map { $0[.itemTint] } == ["red", "blue", "monochrome", nil])
    #expect(rows.map { $0[.isItemTintFixed] } == [true, nil, nil, nil])
    #expect(rows[3][.typeSelect] == "delta")
    #expect(host.elements(of: .listSection).first?[.indexLabel] == "E")
    #expect(host.elements(of: .list)[0][.sectionIndex] == "hidden")
  }

  @Test func `Section actions follow the rows of the section in the tree`() {
    struct Team: View {
      @State private var names = ["Ann"]
      var body: some View {
        List {
          Section("Team") {
            ForEach(names, id: \.self) { Text($0) }
          }
          .sectionActions { Button("Add") { names.append("Bob") } }
        }
      }
    }
    let host = TestHost { Team() }
    host.tap("Add")
    #expect(host.texts == ["Team", "Ann", "Bob", "Add"])
    #expect(host.elements(of: .sectionActions).count == 1)
    #expect(host.elements(of: .section).count == 1)
  }
}
