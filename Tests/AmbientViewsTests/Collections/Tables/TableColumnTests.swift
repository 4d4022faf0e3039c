import Ambient
import AmbientTesting
import Testing

private struct Plant: Identifiable {
  var name: String
  var id: String { name }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@Suite @MainActor struct `Columns of a table` {
  private struct Garden: View {
    @State var customization = TableColumnCustomization<Plant>()
    @State private var showsNotes = true
    @State private var months = [1, 2]

    var body: some View {
      Table([Plant(name: "Rose")], columnCustomization: $customization) {
        TableColumn("Name") { Counter(name: $0.name) }.customizationID("name")
        if showsNotes {
          TableColumn("Notes") { Counter(name: "\($0.name) notes") }
        }
        TableColumnForEach(months, id: \.self) { month in
          TableColumn("Month \(month)") { (_: Plant) in Counter(name: "month \(month)") }
        }
        TableColumn("Water") { Counter(name: "\($0.name) water") }
          .customizationID("water")
          .disabledCustomizationBehavior([.visibility, .resize])
        TableColumn("Soil", value: \.name).customizationID("soil").defaultVisibility(.hidden)
      }
      Button("Notes") { showsNotes.toggle() }
      Button("Months") { months = [2, 3] }
    }
  }

  private func cells(_ host: TestHost) -> [String] {
    host.elements(of: .tableCell).map { $0.label }
  }

  @Test func `The cells of a table keep their states when other columns come and go`() {
    let host = TestHost { Garden() }
    let table = host.elements(of: .table)[0]
    for text in ["Rose 0", "Rose notes 0", "month 2 0", "Rose water 0"] { host.tap(text) }
    #expect(cells(host) == ["Rose 1", "Rose notes 1", "month 1 0", "month 2 1", "Rose water 1"])

    host.takeBodies()
    host.perform(CustomizeColumnEvent("name", isVisible: false), on: table)
    #expect(cells(host) == ["Rose notes 1", "month 1 0", "month 2 1", "Rose water 1"])
    #expect(!host.takeBodies().contains("Counter"))
    host.tap("Notes")
    host.tap("Months")
    #expect(cells(host) == ["month 2 1", "month 3 0", "Rose water 1"])
    #expect(host.takeBodies().filter { $0 == "Counter" } == ["Counter"])

    host.perform(CustomizeColumnEvent("name", isVisible: true), on: table)
    #expect(cells(host) == ["Rose 0", "month 2 1", "month 3 0", "Rose water 1"])
    #expect(host.takeBodies().filter { $0 == "Counter" } == ["Counter"])
  }

  @Test func `The label of a column stays in the tree when another column is hidden`() {
    let host = TestHost { Garden() }
    let water = host.elements(of: .tableColumn).last
    #expect(water?.label == "Water")
    let table = host.elements(of: .table)[0]
    host.perform(CustomizeColumnEvent("name", isVisible: false), on: table)
    #expect(host.elements(of: .tableColumn).last?.id == water?.id)
  }

  @Test func `A table tells the host which columns exist, are visible, and can be hidden`() {
    let host = TestHost { Garden() }
    let table = host.elements(of: .table)[0]
    func columns() -> [TableColumnsDetail.Column] {
      table.detail(TableColumnsDetail.self)?.columns ?? []
    }
    #expect(
      columns().map(\.title) == ["Name", "Notes", "Month 1", "Month 2", "Water", "Soil"]
    )
    #expect(columns().map(\.isVisible) == [true, true, true, true, true, false])
    #expect(columns().map(\.canBeHidden) == [true, false, false, false, false, true])
    #expect(columns().compactMap(\.customizationID) == ["name", "water", "soil"])
    #expect(columns()[0].disabledBehavior == [])
    #expect(columns()[1].disabledBehavior == .all)
    #expect(columns()[4].disabledBehavior == [.visibility, .resize])

    host.perform(CustomizeColumnEvent("soil", isVisible: true), on: table)
    host.perform(CustomizeColumnEvent("name", isVisible: false), on: table)
    #expect(columns().map(\.isVisible) == [false, true, true, true, true, true])
    #expect(cells(host).last == "Rose")
  }

  @Test func `A table ignores a request to hide a column that cannot be hidden`() {
    struct Root: View {
      @State private var customization = TableColumnCustomization<Plant>()
      var body: some View {
        Table([Plant(name: "Rose")], columnCustomization: $customization) {
          TableColumn("Name", value: \.name)
            .customizationID("name")
            .disabledCustomizationBehavior(.visibility)
        }
        Text(customization == TableColumnCustomization() ? "no changes" : "changes")
      }
    }
    let host = TestHost { Root() }
    let table = host.elements(of: .table)[0]
    host.perform(CustomizeColumnEvent("name", isVisible: false), on: table)
    host.perform(CustomizeColumnEvent("unknown", isVisible: false), on: table)
    #expect(host.texts == ["Name", "Rose", "no changes"])
  }

  @Test func `A table without a customization lists no columns for the host`() {
    let host = TestHost { Table([Plant(name: "Rose")]) { TableColumn("Name", value: \.name) } }
    let table = host.elements(of: .table)[0]
    #expect(table.detail(TableColumnsDetail.self) == nil)
    #expect(!table.takes(CustomizeColumnEvent.self))
  }

  @Test func `The columns in the two branches of a condition do not share states`() {
    struct Root: View {
      @State private var isFirst = true
      var body: some View {
        Table([Plant(name: "Rose")]) {
          if isFirst {
            TableColumn("First") { (_: Plant) in Counter(name: "first") }
          } else {
            TableColumn("Second") { (_: Plant) in Counter(name: "second") }
          }
        }
        Button("Switch") { isFirst.toggle() }
      }
    }
    let host = TestHost { Root() }
    host.tap("first 0")
    host.tap("Switch")
    #expect(cells(host) == ["second 0"])
  }
}
