import Ambient
import AmbientTesting
import Testing

private struct Folder: Identifiable {
  let id: Int
  var name: String
  var folders: [Folder]?
}

private let home = [
  Folder(
    id: 1,
    name: "Home",
    folders: [Folder(id: 2, name: "Letters", folders: []), Folder(id: 3, name: "Photos")]
  ),
  Folder(id: 4, name: "Trash"),
]

private struct Row: View {
  @Binding var name: String

  var body: some View { Button(name) { name += "!" } }
}

@Suite @MainActor struct `Views of a bound data tree` {
  private struct Outline: View {
    @State private var folders = home

    var body: some View {
      OutlineGroup($folders, children: \.folders) { $folder in Row(name: $folder.name) }
      Button("Remove") { folders[0].folders?.removeFirst() }
      Button("Add") { folders[1].folders = [Folder(id: 5, name: "Old")] }
      Button("Empty") { folders.removeFirst() }
    }
  }

  @Test func `A row of an outline group can change its element through a binding`() {
    let host = TestHost { Outline() }
    host.expand("Home")
    #expect(host.texts.prefix(4) == ["Home", "Letters", "Photos", "Trash"])
    host.takeBodies()
    #expect(host.bodies { host.tap("Photos") } == ["Row"])
    #expect(host.texts.prefix(4) == ["Home", "Letters", "Photos!", "Trash"])
    host.tap("Trash")
    #expect(host.texts.prefix(4) == ["Home", "Letters", "Photos!", "Trash!"])
  }

  @Test func `An outline group of a binding follows insertions and removals at all levels`() {
    let host = TestHost { Outline() }
    host.expand("Home")
    host.tap("Remove")
    #expect(host.texts.prefix(3) == ["Home", "Photos", "Trash"])
    host.tap("Photos")
    #expect(host.texts.prefix(3) == ["Home", "Photos!", "Trash"])
    host.tap("Add")
    host.expand("Trash")
    #expect(host.texts.prefix(4) == ["Home", "Photos!", "Trash", "Old"])
    host.tap("Empty")
    #expect(host.texts.prefix(2) == ["Trash", "Old"])
  }

  @Test func `An outline group can show one bound element and its children`() {
    struct Root: View {
      @State private var folder = home[0]
      var body: some View {
        OutlineGroup($folder, children: \.folders) { $folder in Row(name: $folder.name) }
      }
    }
    let host = TestHost { Root() }
    host.expand("Home")
    host.tap("Letters")
    #expect(host.texts == ["Home", "Letters!", "Photos"])
  }

  @Test func `A list of a bound data tree can have a selection`() {
    struct Browser: View {
      @State private var folders = home
      @State private var selection: Int?
      @State private var selections: Set<Int> = []
      var body: some View {
        List($folders, children: \.folders) { $folder in Text(folder.name) }
        List($folders, children: \.folders, selection: $selection) { $folder in
          TextField("Name", text: $folder.name)
        }
        List($folders, id: \.name, children: \.folders, selection: $selections) { $folder in
          Text(folder.name)
        }
        Text("selection \(selection ?? 0)")
        Button("Rename") { folders[1].name = "Bin" }
      }
    }
    let host = TestHost { Browser() }
    host.perform(.press, on: host.elements(of: .row)[1])
    #expect(host.texts.contains("selection 4"))
    host.tap("Rename")
    #expect(host.texts.filter { $0 == "Bin" }.count == 2)
    host.type("Attic", into: "Name", number: 2)
    #expect(host.texts.filter { $0 == "Attic" }.count == 2)
  }
}
