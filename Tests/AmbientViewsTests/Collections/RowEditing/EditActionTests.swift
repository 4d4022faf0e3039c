import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Song: Identifiable {
  let id: Int
  var title: String
}

private struct Playlist: View {
  @State private var songs = [
    Song(id: 1, title: "One"), Song(id: 2, title: "Two"), Song(id: 3, title: "Three"),
  ]

  var body: some View {
    List($songs, editActions: .all) { $song in
      TextField("Title \(song.id)", text: $song.title)
    }
    Text(songs.map(\.title).joined(separator: " "))
  }
}

@Suite @MainActor struct `Edit actions` {
  @Test func `Edit actions delete and move the elements of a bound collection`() {
    let host = TestHost { Playlist() }
    host.delete("Title 2")
    #expect(host.texts.last == "One Three")
    host.move("Title 3", to: 0)
    #expect(host.texts.last == "Three One")
    host.type("Uno", into: "Title 1")
    #expect(host.texts.last == "Three Uno")
  }

  @Test func `A row offers only the edit actions that its List or ForEach names`() {
    struct Names: View {
      @State private var names = ["a", "b"]

      var body: some View {
        List($names, id: \.self, editActions: .move) { $name in Text(name) }
        List {
          ForEach($names, id: \.self, editActions: [.delete]) { $name in Text("delete \(name)") }
        }
      }
    }
    let host = TestHost { Names() }
    let rows = host.elements(of: .editableRow)
    #expect(rows.map { $0.takes(DeleteEvent.self) } == [false, false, true, true])
    #expect(rows.map { $0.takes(MoveEvent.self) } == [true, true, false, false])
    host.move("b", to: 0)
    host.delete("delete a")
    #expect(host.texts == ["b", "delete b"])
  }

  @Test func `Edit actions work in a list with a selection`() {
    struct Names: View {
      @State private var songs = [Song(id: 1, title: "One"), Song(id: 2, title: "Two")]
      @State private var selection: Set<Int> = []

      var body: some View {
        List($songs, editActions: .delete, selection: $selection) { $song in Text(song.title) }
        Text("selected: \(selection.sorted())")
      }
    }
    let host = TestHost { Names() }
    host.select("Two")
    host.delete("One")
    #expect(host.texts == ["Two", "selected: [2]"])
  }
}

@Suite @MainActor struct `Edit mode` {
  @Test func `A page of a navigation stack provides the edit mode for its list`() {
    let host = TestHost {
      NavigationStack {
        List { Text("row") }.toolbar { EditButton() }
      }
    }
    let list = host.elements(of: .list)[0]
    #expect(list[.isEditing] == nil)
    host.tap("Edit")
    #expect(list[.isEditing] == true)
    host.tap("Done")
    #expect(list[.isEditing] == nil)
  }

  @Test func `A sheet has an edit mode of its own`() {
    struct Root: View {
      @State private var isPresented = true

      var body: some View {
        NavigationStack {
          List { Text("row") }
            .sheet(isPresented: $isPresented) {
              List { EditButton() }
            }
        }
      }
    }
    let host = TestHost { Root() }
    host.tap("Edit")
    #expect(host.elements(of: .list).map { $0[.isEditing] } == [nil, true])
  }

  @Test func `A navigation stack uses the edit mode that an ancestor sets`() {
    struct Root: View {
      @State private var mode = EditMode.inactive

      var body: some View {
        NavigationStack { EditButton() }.environment(\.editMode, $mode)
        Text(mode == .active ? "editing" : "not editing")
      }
    }
    let host = TestHost { Root() }
    host.tap("Edit")
    #expect(host.texts == ["Done", "editing"])
  }
}
