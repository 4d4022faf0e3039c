import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Plant: Identifiable {
  var name: String
  var kind = "tree"
  var height = 1
  var age = 2
  var price = 3.5
  var id: String { name }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

extension EnvironmentValues {
  @Entry fileprivate var garden = "none"
}

private struct PlantColumns: TableColumnContent {
  var tableColumnBody: some TableColumnContent<Plant, KeyPathComparator<Plant>> {
    TableColumn("Name", value: \.name)
    TableColumn("Kind", value: \.kind)
    TableColumn("Height", value: \.height) { Text("\($0.height) m") }
    TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(80)
    TableColumn("Price", value: \.price) { Text("\($0.price, specifier: "%.2f")") }
    TableColumn("Count", value: \.name) { Counter(name: $0.name) }
  }
}

private struct GardenColumn: TableColumnContent {
  @Environment(\.garden) private var garden
  @State private var title = "Garden"

  var tableColumnBody: some TableColumnContent<Plant, Never> {
    TableColumn(title) { (_: Plant) in Button(garden) { title = "Place" } }
  }
}

private struct PlantRows: TableRowContent {
  let trees: [Plant]
  @Environment(\.garden) private var garden
  @State private var isOpen = false

  var tableRowBody: some TableRowContent<Plant> {
    Section("Trees of \(garden)") {
      ForEach(trees) { TableRow($0) }
    }
    DisclosureTableRow(Plant(name: "Flowers"), isExpanded: $isOpen) {
      if isOpen { TableRow(Plant(name: "Rose")) }
    }
  }
}

@Suite @MainActor struct `Bodies of table content` {
  private func headers(_ host: TestHost) -> [String] {
    host.elements(of: .tableColumn).map { $0.label }
  }

  private struct Shop: View {
    @State private var order = [KeyPathComparator(\Plant.name)]
    @State private var showsNotes = true

    var body: some View {
      Table([Plant(name: "Oak")], sortOrder: $order) {
        if showsNotes { TableColumn("Notes") { (_: Plant) in Text("note") } }
        PlantColumns()
        GardenColumn()
      }
      Button("Notes") { showsNotes.toggle() }
    }
  }

  @Test func `A table shows custom TableColumnContent, and a header press sets the sort order`() {
    let host = TestHost { Shop() }
    #expect(
      headers(host) == ["Notes", "Name", "Kind", "Height", "Age", "Price", "Count", "Garden"]
    )
    #expect(
      host.elements(of: .tableCell).map { $0.label } == [
        "note", "Oak", "tree", "1 m", "2 years", "3.50", "Oak 0", "none",
      ]
    )
    host.tap("Age")
    #expect(
      host.elements(of: .tableColumn).map { $0[.sortOrder] } == [
        nil, nil, nil, nil, "forward", nil, nil, nil,
      ]
    )
  }

  @Test func `Cells of custom TableColumnContent keep their states if another column is removed`() {
    let host = TestHost { Shop() }
    host.tap("Oak 0")
    host.takeBodies()
    host.tap("Notes")
    #expect(headers(host).first == "Name")
    #expect(host.texts.contains("Oak 1"))
    #expect(host.takeBodies().filter { $0 == "Counter" } == [])
  }

  @Test func `Custom TableColumnContent can read the environment and have states`() {
    let host = TestHost { Shop() }
    host.takeBodies()
    host.set(\.garden, to: "Kew")
    #expect(host.elements(of: .tableCell).last?.label == "Kew")
    // Only the closure of the cell reads the value, and a test host counts bodies, not closures.
    #expect(host.takeBodies() == [])
    host.tap("Kew")
    #expect(headers(host).last == "Place")
    let bodies = host.takeBodies()
    #expect(bodies.contains("GardenColumn"))
    #expect(!bodies.contains("PlantColumns"))
    #expect(!bodies.contains("Shop"))
  }

  @Test func `The header of a table with custom TableColumnContent can be hidden and shown`() {
    struct Root: View {
      @State private var isHidden = false

      var body: some View {
        Table([Plant(name: "Oak")]) { GardenColumn() }
          .tableColumnHeaders(isHidden ? .hidden : .visible)
        Button("Header") { isHidden.toggle() }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts == ["Garden", "none", "Header"])
    host.tap("Header")
    #expect(host.texts == ["none", "Header"])
    host.tap("Header")
    #expect(host.texts == ["Garden", "none", "Header"])
  }

  @Test func `Groups and loops of columns can contain custom TableColumnContent`() {
    let host = TestHost {
      Table([Plant(name: "Oak")]) {
        Group { GardenColumn() }
        TableColumnForEach([1, 2], id: \.self) { _ in GardenColumn() }
      }
    }
    #expect(headers(host) == ["Garden", "Garden", "Garden"])
    #expect(host.elements(of: .tableCell).map { $0.label } == ["none", "none", "none"])
  }

  @Test func `A table shows the rows of custom TableRowContent, which can read the environment`() {
    let host = TestHost {
      Table(of: Plant.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        PlantRows(trees: [Plant(name: "Oak"), Plant(name: "Elm")])
        TableRow(Plant(name: "Fern"))
      }
    }
    #expect(host.texts == ["Name", "Trees of none", "Oak", "Elm", "Flowers", "Fern"])
    #expect(host.elements(of: .tableRow).count == 4)
    host.takeBodies()
    host.set(\.garden, to: "Kew")
    #expect(host.texts == ["Name", "Trees of Kew", "Oak", "Elm", "Flowers", "Fern"])
    #expect(host.takeBodies().contains("PlantRows"))
  }

  @Test func `A table shows more rows when a state of custom TableRowContent changes`() {
    let host = TestHost {
      Table(of: Plant.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        PlantRows(trees: [])
      }
    }
    #expect(host.texts == ["Name", "Trees of none", "Flowers"])
    host.takeBodies()
    host.perform(ExpandEvent(isExpanded: true), on: host.elements(of: .tableRow)[0])
    #expect(host.texts == ["Name", "Trees of none", "Flowers", "Rose"])
    #expect(host.takeBodies().contains("PlantRows"))
  }
}
