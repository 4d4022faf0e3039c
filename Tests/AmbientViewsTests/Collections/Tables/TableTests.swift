import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Person: Identifiable {
  let id: Int
  var name: String
  var age: Int
  var friends: [Person]?
}

private let ann = Person(id: 1, name: "Ann", age: 30)
private let bob = Person(id: 2, name: "Bob", age: 20)
private let people = [ann, bob]

@Suite @MainActor struct `Tables` {
  private struct Sorted: View {
    @State private var data = people
    @State private var selection: Int?
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(data, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Note") { Text("note \($0.id)") }
      }
      .onChange(of: order) { data.sort(using: order) }
      Text("selected \(selection ?? 0)")
    }
  }

  @Test func `A table has a header for each column and a cell for each row and column`() {
    let host = TestHost {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }.width(50)
      }
    }
    #expect(host.texts == ["Name", "Age", "Ann", "30", "Bob", "20"])
    #expect(host.elements(of: .tableRow).count == 2)
    #expect(host.elements(of: .tableCell).count == 4)
    #expect(host.elements(of: .tableColumn).map { $0.takes(PressEvent.self) } == [false, false])
  }

  @Test func `A press of a column header sorts the table`() {
    let host = TestHost { Sorted() }
    func orders() -> [String?] { host.elements(of: .tableColumn).map { $0[.sortOrder] } }
    #expect(orders() == ["forward", nil, nil])
    host.tap("Age")
    #expect(orders() == [nil, "forward", nil])
    #expect(host.texts.filter { ["Ann", "Bob"].contains($0) } == ["Bob", "Ann"])
    host.tap("Age")
    #expect(orders() == [nil, "reverse", nil])
    #expect(host.texts.filter { ["Ann", "Bob"].contains($0) } == ["Ann", "Bob"])
    #expect(host.elements(of: .tableColumn)[2].takes(PressEvent.self) == false)
  }

  @Test func `A row of a table can be selected`() {
    let host = TestHost { Sorted() }
    host.select("Bob")
    #expect(host.texts.last == "selected 2")
    #expect(host.elements(of: .row).map { $0[.isSelected] } == [false, true])
  }

  @Test func `A disclosure row of a table shows and hides other rows`() {
    struct Root: View {
      @State private var isExpanded = false
      @State private var selection: Set<Int> = []
      var body: some View {
        Table(of: Person.self, selection: $selection) {
          TableColumn("Name", value: \.name)
        } rows: {
          DisclosureTableRow(ann, isExpanded: $isExpanded) { TableRow(bob) }
          ForEach([Person(id: 3, name: "Cid", age: 1)]) { TableRow($0) }
        }
        Text("selected \(selection.sorted())")
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts == ["Name", "Ann", "Cid", "selected []"])
    let row = host.elements(of: .tableRow)[0]
    #expect(row[.isExpanded] == false)
    host.perform(ExpandEvent(isExpanded: true), on: row)
    #expect(host.texts == ["Name", "Ann", "Bob", "Cid", "selected []"])
    #expect(host.elements(of: .tableRow).map { $0[.depth] } == [nil, 1, nil])
    host.select("Bob")
    host.select("Cid")
    #expect(host.texts.last == "selected [2, 3]")
    host.perform(ExpandEvent(isExpanded: false), on: row)
    #expect(host.texts == ["Name", "Ann", "Cid", "selected [2, 3]"])
  }

  @Test func `A table can infer the type of its rows from the sort order or from a column`() {
    struct Root: View {
      @State private var order = [KeyPathComparator(\Person.age)]
      @State private var selection: Set<Int> = []
      var body: some View {
        Table(selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach([ann, bob].sorted(using: order)) { TableRow($0) }
        }
        Table {
          TableColumn("Age") { (person: Person) in Text("\(person.age)") }
        } rows: {
          TableRow(ann)
        }
        Text("selected \(selection.sorted())")
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts == ["Name", "Bob", "Ann", "Age", "30", "selected []"])
    #expect(host.bodies { host.select("Bob") } == ["Root"])
    #expect(host.texts.last == "selected [2]")
  }

  @Test func `A row of a table can show its children`() {
    var root = ann
    root.friends = [bob]
    let data = [root]
    let host = TestHost {
      Table(data, children: \.friends) { TableColumn("Name", value: \.name) }
    }
    #expect(host.texts == ["Name", "Ann"])
    host.expand("Ann")
    #expect(host.texts == ["Name", "Ann", "Bob"])
    host.collapse("Ann")
    #expect(host.texts == ["Name", "Ann"])
  }

  @Test func `The user can show and hide columns of a table`() {
    struct Root: View {
      @State private var customization = TableColumnCustomization<Person>()
      var body: some View {
        Table(people, columnCustomization: $customization) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("Age") { Text("\($0.age)") }
            .customizationID("age")
            .defaultVisibility(.hidden)
        }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts == ["Name", "Ann", "Bob"])
    let table = host.elements(of: .table)[0]
    host.perform(CustomizeColumnEvent("age", isVisible: true), on: table)
    host.perform(CustomizeColumnEvent("name", isVisible: false), on: table)
    #expect(host.texts == ["Age", "30", "20"])
  }

  @Test func `A table can have a style and hidden column headers`() {
    let host = TestHost {
      Table(people) { TableColumn("Name", value: \.name) }
        .tableStyle(.bordered(alternatesRowBackgrounds: true))
        .tableColumnHeaders(.hidden)
    }
    #expect(host.texts == ["Ann", "Bob"])
    let table = host.elements(of: .table)[0]
    #expect(table[.style] == "bordered")
    #expect(table[.alternatesRowBackgrounds] == true)
  }

  @Test func `A table on a screen has only its visible rows in the tree`() {
    let many = (0..<500).map { Person(id: $0, name: "Person \($0)", age: $0) }
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      Table(many) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("age \($0.age)") }
      }
    }
    #expect(host.elements(of: .tableRow).count < 100)
    let (name, age) = (host.frame(of: "Person 0"), host.frame(of: "age 0"))
    #expect(name?.minY == age?.minY)
    #expect((name?.maxX ?? 0) < (age?.minX ?? 0))
    #expect((host.frame(of: "Name")?.maxY ?? 0) <= (name?.minY ?? 0))
  }
}
