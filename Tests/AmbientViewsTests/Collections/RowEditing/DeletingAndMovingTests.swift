import Ambient
import AmbientTesting
import Foundation
import Observation
import Testing

private struct Plant: Identifiable {
  let id: Int
  var name: String
}

@Observable
private final class Garden {
  var plants = ["Rose", "Lily", "Fern"].enumerated().map { Plant(id: $0, name: $1) }
  var protected: String?
  var names: [String] { plants.map(\.name) }
}

private struct Bed: View {
  let garden: Garden

  var body: some View {
    List {
      ForEach(garden.plants) { PlantRow(plant: $0, isProtected: $0.name == garden.protected) }
        .onDelete { garden.plants.remove(atOffsets: $0) }
        .onMove { garden.plants.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private struct PlantRow: View {
  let plant: Plant
  let isProtected: Bool

  var body: some View {
    Text(plant.name).deleteDisabled(isProtected).moveDisabled(isProtected)
  }
}

@Suite @MainActor struct `Rows that can be deleted and moved` {
  @Test func `Deletion of a row by the user runs no body of another row`() {
    let garden = Garden()
    let host = TestHost { Bed(garden: garden) }
    #expect(host.bodies { host.delete("Lily") } == ["Bed"])
    #expect(garden.names == ["Rose", "Fern"])
    #expect(host.texts == ["Rose", "Fern"])
    host.delete("Fern")
    #expect(host.texts == ["Rose"])
  }

  @Test func `A move of a row by the user runs no body of any row`() {
    let garden = Garden()
    let host = TestHost { Bed(garden: garden) }
    #expect(host.bodies { host.move("Rose", to: 3) } == ["Bed"])
    #expect(host.texts == ["Lily", "Fern", "Rose"])
    host.move("Rose", to: 0)
    #expect(host.texts == ["Rose", "Lily", "Fern"])
  }

  @Test func `A move of a row to an offset outside of the list has no effect`() {
    let garden = Garden()
    let host = TestHost { Bed(garden: garden) }
    host.move("Rose", to: 4)
    host.move("Rose", to: -1)
    #expect(garden.names == ["Rose", "Lily", "Fern"])
  }

  @Test func `A row with onDelete and onMove takes the events to delete and to move`() {
    let host = TestHost { Bed(garden: Garden()) }
    let rows = host.elements(of: .editableRow)
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { $0.takes(DeleteEvent.self) && $0.takes(MoveEvent.self) })
    #expect(rows[0][.isDeletable] == true && rows[0][.isMovable] == true)
  }

  @Test func `A row takes only the edit events for which its ForEach has an action`() {
    let host = TestHost {
      ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }
      ForEach(["b"], id: \.self) { Text($0) }.onMove { _, _ in }
      ForEach(["c"], id: \.self) { Text($0) }.onDelete(perform: nil)
    }
    let rows = host.elements(of: .editableRow)
    #expect(rows.map { $0.takes(DeleteEvent.self) } == [true, false, false])
    #expect(rows.map { $0.takes(MoveEvent.self) } == [false, true, false])
  }

  @Test func `A view in a row can disable deletion and moves of the row`() {
    let garden = Garden()
    garden.protected = "Lily"
    let host = TestHost { Bed(garden: garden) }
    func isEditable() -> [Bool] {
      host.elements(of: .editableRow).map { $0.takes(DeleteEvent.self) && $0.takes(MoveEvent.self) }
    }
    #expect(isEditable() == [true, false, true])
    garden.protected = nil
    host.settle()
    #expect(isEditable() == [true, true, true])
  }

  @Test func `deleteDisabled on a ForEach disables deletion of its rows`() {
    let host = TestHost {
      List {
        ForEach(["a"], id: \.self) { Text($0) }
          .onDelete { _ in }
          .onMove { _, _ in }
          .deleteDisabled(true)
      }
    }
    #expect(host.elements(of: .editableRow)[0].takes(DeleteEvent.self) == false)
    #expect(host.elements(of: .editableRow)[0].takes(MoveEvent.self))
  }

  @Test func `A row that can be deleted can also be selected`() {
    struct Shelf: View {
      @State private var names = ["a", "b"]
      @State private var selection: String?

      var body: some View {
        List(selection: $selection) {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
        Text("selected: \(selection ?? "none")")
      }
    }
    let host = TestHost { Shelf() }
    host.select("b")
    #expect(host.texts == ["a", "b", "selected: b"])
    host.delete("a")
    #expect(host.texts == ["b", "selected: b"])
  }

  @Test func `Rows can be deleted and moved while only visible rows are in the tree`() {
    let garden = Garden()
    garden.plants = (0..<500).map { Plant(id: $0, name: "Plant \($0)") }
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Bed(garden: garden) }
    #expect(host.texts.count < 50)
    host.delete("Plant 1")
    #expect(host.texts.prefix(3) == ["Plant 0", "Plant 2", "Plant 3"])
    host.move("Plant 0", to: 3)
    #expect(host.texts.prefix(3) == ["Plant 2", "Plant 3", "Plant 0"])
    #expect(garden.plants.count == 499)
  }

  @Test func `onDelete works after another modifier on the ForEach`() {
    struct Frame: ViewModifier {
      func body(content: Content) -> some View { content.padding(1) }
    }
    var deleted: IndexSet = []
    let host = TestHost {
      ForEach(["a", "b"], id: \.self) { Text($0) }.modifier(Frame()).onDelete { deleted = $0 }
    }
    host.delete("b")
    #expect(deleted == [1])
  }
}

@Suite struct `Editing of collections` {
  @Test func `A collection removes the elements at the given offsets`() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
    letters.remove(atOffsets: [])
    #expect(letters == ["b", "d"])
  }

  // The letters "abcd" have the offsets 0 to 3. The moved letters are inserted in front of the
  // letter that has the given offset in "abcd". For the offset 4, they are inserted at the end.
  @Test(
    arguments: [
      ([0], 4, "bcda"), ([3], 0, "dabc"), ([0, 2], 4, "bdac"), ([1, 3], 0, "bdac"),
      ([1], 1, "abcd"), ([1], 2, "abcd"), ([0, 3], 2, "badc"),
    ] as [([Int], Int, String)]
  )
  func `A collection moves elements to an offset`(source: [Int], offset: Int, result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: offset)
    #expect(String(letters) == result)
  }
}
