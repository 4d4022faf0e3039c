import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Plant: Identifiable {
  var name: String
  var height: Int
  var kinds: [Plant]?
  var id: String { name }
}

private let rose = Plant(name: "Rose", height: 30, kinds: [Plant(name: "Dog rose", height: 3)])
private let oak = Plant(name: "Oak", height: 20)

@Suite @MainActor struct `The accessibility nodes of tables` {
  private struct Garden: View {
    @State private var plants = [rose, oak]
    @State private var order = [KeyPathComparator(\Plant.name, order: .reverse)]

    var body: some View {
      Table(plants, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Height", value: \.height) { Text("\($0.height) m") }
        TableColumn("Note") { _ in EmptyView() }
      }
      .onChange(of: order) { plants.sort(using: order) }
    }
  }

  private struct Tree: View {
    @State private var selection: Set<String> = []
    let isSelectable: Bool

    var body: some View {
      if isSelectable {
        Table([rose, oak], children: \.kinds, selection: $selection) {
          TableColumn("Name", value: \.name)
        }
      } else {
        Table([rose, oak], children: \.kinds) { TableColumn("Name", value: \.name) }
      }
    }
  }

  @Test func `The node of a table contains a node for each column label and for each row`() {
    let host = TestHost { Garden() }
    #expect(
      host.accessibilityTree == """
        table
          button "Name" value "descending" isHeader
          button "Height" isHeader
          heading "Note"
          row
            text "Rose"
            text "30 m"
          row
            text "Oak"
            text "20 m"
        """
    )
    host.find(.button, "Height").tap()
    #expect(host.find(.button, "Height").value == "ascending")
    #expect(host.find(.button, "Name").value == nil)
    #expect(host.findAll(.row).map(\.name) == ["Oak, 20 m", "Rose, 30 m"])
  }

  @Test(arguments: [false, true])
  func `A user of an assistive technology opens and closes a row`(isSelectable: Bool) {
    let host = TestHost { Tree(isSelectable: isSelectable) }
    let row = host.find(.row, "Rose")
    #expect(row.value == "collapsed")
    #expect(host.find(.row, "Oak").value == nil)
    row.perform(.expand)
    #expect(row.value == "expanded")
    #expect(host.findAll(.row).map(\.name) == ["Rose", "Dog rose", "Oak"])
    row.perform(.collapse)
    #expect(row.value == "collapsed")
    #expect(host.findAll(.row).map(\.name) == ["Rose", "Oak"])
  }

  /// A selectable row consists of two elements: a `Row`, and a `TableRow` inside the `Row`.
  @Test func `A selectable row of a table has only one row node`() {
    let host = TestHost { Tree(isSelectable: true) }
    host.find(.row, "Oak").tap()
    #expect(
      host.accessibilityTree == """
        table
          heading "Name"
          row value "collapsed" actions expand, activate
            text "Rose"
          row isSelected actions activate
            text "Oak"
        """
    )
  }

  @Test func `The header of a section in a table is a heading`() {
    let host = TestHost {
      Table(of: Plant.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section("Trees") { TableRow(oak) }
      }
      .tableColumnHeaders(.hidden)
    }
    #expect(
      host.accessibilityTree == """
        table
          heading "Trees"
          row
            text "Oak"
        """
    )
  }
}
