import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The selection of a table` {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct Staff: View {
    @State private var people = [
      Person(id: 1, name: "Bob", age: 30),
      Person(id: 2, name: "Ann", age: 30),
      Person(id: 3, name: "Cid", age: 20),
    ]
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.age), KeyPathComparator(\Person.name)]
    @State private var filter: String?
    @State private var shown: Set<Int> = []

    private var sorted: [Person] {
      people.filter { filter == nil || $0.name == filter }.sorted(using: order)
    }

    var body: some View {
      Table(sorted, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
      }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Show \(ids.count)") { shown = ids }
      }
      Button("Filter") { filter = filter == nil ? "Ann" : nil }
      Button("Fire") { people.removeAll { selection.contains($0.id) } }
      Text("selected \(selection.sorted())")
      Text("shown \(shown.sorted())")
    }
  }

  private func rows(_ host: TestHost) -> [String] {
    host.findAll(.row).map { String($0.name.prefix(3)) }
  }

  @Test func `Rows with equal values in the new sort column stay in their previous order`() {
    let host = TestHost { Staff() }
    #expect(rows(host) == ["Cid", "Ann", "Bob"])
    host.find(.button, "Name").tap()
    host.find(.button, "Name").tap()
    #expect(rows(host) == ["Cid", "Bob", "Ann"])
    host.find(.button, "Age").tap()
    #expect(rows(host) == ["Cid", "Bob", "Ann"])
    host.find(.button, "Age").tap()
    #expect(rows(host) == ["Bob", "Ann", "Cid"])
  }

  @Test func `Selected rows stay selected when the table is sorted and filtered`() {
    let host = TestHost { Staff() }
    host.select("Bob")
    host.find(.button, "Name").tap()
    #expect(host.find(.row, "Bob, 30").isSelected)
    host.find(.button, "Filter").tap()
    #expect(rows(host) == ["Ann"])
    #expect(!host.find(.row, "Ann, 30").isSelected)
    host.select("Ann")
    host.find(.button, "Filter").tap()
    #expect(host.findAll(.row).filter { $0.isSelected }.count == 2)
    host.find(.button, "Fire").tap()
    #expect(rows(host) == ["Cid"])
    #expect(!host.find(.row, "Cid, 20").isSelected)
  }

  @Test func `The menu of a row applies to all selected rows if the row itself is selected`() {
    let host = TestHost { Staff() }
    host.select("Bob")
    host.select("Ann")
    host.find(.row, "Ann, 30").perform(.showMenu)
    host.find(.button, "Show 2").tap()
    #expect(host.texts.last == "shown [1, 2]")
    host.find(.row, "Cid, 20").perform(.showMenu)
    host.find(.button, "Show 1").tap()
    #expect(host.texts.last == "shown [3]")
    #expect(host.texts.contains("selected [1, 2]"))
  }
}
