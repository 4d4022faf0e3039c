import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Plant: Identifiable {
  var name: String
  var id: String { name }
}

@Suite @MainActor struct `Sections and columns of tables` {
  @Test func `A section of a table shows its header before its rows`() {
    let host = TestHost {
      Table(of: Plant.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section("Flowers") {
          TableRow(Plant(name: "Rose"))
          ForEach(["Lily"].map(Plant.init)) { TableRow($0) }
        }
        Section {
          TableRow(Plant(name: "Oak"))
        } header: {
          Text("Trees")
        }
        Section { TableRow(Plant(name: "Moss")) }
      }
    }
    #expect(host.texts == ["Name", "Flowers", "Rose", "Lily", "Trees", "Oak", "Moss"])
    #expect(host.elements(of: .section).count == 3)
    #expect(host.elements(of: .tableRow).count == 4)
  }

  @Test func `A row in a section of a table can be selected`() {
    struct Garden: View {
      @State private var selection: String?

      var body: some View {
        Table(of: Plant.self, selection: $selection) {
          TableColumn("Name", value: \.name)
        } rows: {
          Section("Flowers") { TableRow(Plant(name: "Rose")) }
        }
        Text("selected: \(selection ?? "none")")
      }
    }
    let host = TestHost { Garden() }
    host.select("Rose")
    #expect(host.texts.last == "selected: Rose")
  }

  @Test func `TableColumnForEach makes a column for each element of a collection`() {
    let host = TestHost {
      Table([Plant(name: "Rose"), Plant(name: "Oak")]) {
        TableColumn("Name", value: \.name)
        TableColumnForEach([1, 2], id: \.self) { length in
          TableColumn("First \(length)") { (plant: Plant) in Text(plant.name.prefix(length)) }
        }
      }
    }
    #expect(
      host.texts == [
        "Name", "First 1", "First 2", "Rose", "R", "Ro", "Oak", "O", "Oa",
      ]
    )
  }
}

@Suite @MainActor struct `Modifiers of the rows in a table` {
  private struct Garden: View {
    @State private var plants = ["Rose", "Lily"].map(Plant.init)
    @State private var log: [String] = []

    var body: some View {
      Table(of: Plant.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(plants) { plant in
          TableRow(plant)
            .contextMenu { Button("Water") { log.append("water \(plant.name)") } }
            .draggable(plant.name + " 2")
            .dropDestination(for: URL.self) { log.append("\($0.count) on \(plant.name)") }
            .onHover { log.append("\($0) \(plant.name)") }
        }
        .dropDestination(for: String.self) { offset, names in
          plants.insert(contentsOf: names.map(Plant.init), at: offset)
        }
      }
      Text(log.joined(separator: ", "))
    }
  }

  @Test func `A table row can have a menu, be dragged, and take dropped values`() throws {
    let host = TestHost { Garden() }
    host.choose("Water", inMenu: "Lily")
    #expect(host.texts.last == "water Lily")
    let url = try #require(URL(string: "https://example.org"))
    host.drop([url], onto: "Rose")
    #expect(host.texts.last == "water Lily, 1 on Rose")
    host.lift("Rose")?.drop(atRow: 2)
    #expect(host.texts.dropLast() == ["Name", "Rose", "Lily", "Rose 2"])
    host.drop(["Moss"], atRow: 0)
    #expect(host.texts.dropLast() == ["Name", "Moss", "Rose", "Lily", "Rose 2"])
  }
}

@Suite @MainActor struct `Items that are dropped between the rows of a table` {
  private struct Garden: View {
    @State private var plants = ["Rose", "Lily"].map(Plant.init)
    @State private var log: [String] = []

    var body: some View {
      Table(of: Plant.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(plants) { TableRow($0) }
          .onInsert(of: [.png]) { offset, providers in
            log.append("\(providers.count) at \(offset)")
          }
          .dropDestination(for: String.self) { offset, names in
            plants.insert(contentsOf: names.map(Plant.init), at: offset)
          }
        TableRow(Plant(name: "Moss"))
      }
      Text(log.joined(separator: ", "))
    }
  }

  @Test func `Each of two drop modifiers of a ForEach receives the drops of its types`() {
    let host = TestHost { Garden() }
    host.drop(["Oak"], atRow: 1)
    #expect(host.texts == ["Name", "Rose", "Oak", "Lily", "Moss", ""])
    let rows = host.elements(of: "EditableRow")
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { $0.takes(InsertItemsEvent.self) })
    let picture = DropEvent.Item(type: UTType.png.identifier, content: [1, 2])
    host.perform(InsertItemsEvent([picture, picture]), on: rows[2])
    #expect(host.texts == ["Name", "Rose", "Oak", "Lily", "Moss", "2 at 2"])
  }
}

@Suite @MainActor struct `The context menu of the selectable rows of a table` {
  private struct Garden: View {
    @State private var selection: Set<String> = []
    @State private var log: [String] = []

    var body: some View {
      Table(["Rose", "Lily", "Moss"].map(Plant.init), selection: $selection) {
        TableColumn("Name", value: \.name)
      }
      .contextMenu(forSelectionType: String.self) { ids in
        Button("Water") { log.append("water \(ids.sorted())") }
      } primaryAction: { ids in
        log.append("open \(ids.sorted())")
      }
      Text(log.joined(separator: ", "))
    }
  }

  @Test func `The menu of a row applies to all selected rows only if the row is selected`() {
    let host = TestHost { Garden() }
    host.choose("Water", inMenu: "Lily")
    #expect(host.texts.last == #"water ["Lily"]"#)
    host.select("Rose")
    host.select("Lily")
    host.choose("Water", inMenu: "Rose")
    #expect(host.texts.last?.hasSuffix(#"water ["Lily", "Rose"]"#) == true)
    host.choose("Water", inMenu: "Moss")
    #expect(host.texts.last?.hasSuffix(#"water ["Lily", "Rose"], water ["Moss"]"#) == true)
  }

  @Test func `A submit event on a row runs the primary action of the menu`() {
    let host = TestHost { Garden() }
    host.perform(SubmitEvent(), on: host.elements(of: .row)[2])
    #expect(host.texts.last == #"open ["Moss"]"#)
  }

  @Test func `The context menu of a table also works on lazy rows`() {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Garden() }
    host.choose("Water", inMenu: "Moss")
    #expect(host.texts.last == #"water ["Moss"]"#)
  }
}
