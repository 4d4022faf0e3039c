import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Tree: Identifiable {
  let name: String
  var height = 1
  var id: String { name }
}

@Suite @MainActor struct `Groups in tables` {
  private struct Orchard: View {
    @State private var order = [KeyPathComparator(\Tree.name)]
    @State private var showsHeights = true

    var body: some View {
      Table([Tree(name: "Oak"), Tree(name: "Elm")], sortOrder: $order) {
        Group {
          TableColumn("Name", value: \.name)
          if showsHeights { TableColumn("Height", value: \.height) { Text("\($0.height)") } }
        }
        Group { TableColumn("Note") { (tree: Tree) in Counter(name: tree.name) } }
      }
      Button("Heights") { showsHeights.toggle() }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private func headers(_ host: TestHost) -> [String] {
    host.elements(of: .tableColumn).map { $0.label }
  }

  @Test func `A table shows the columns of its groups, and a header press sets the sort order`() {
    let host = TestHost { Orchard() }
    func orders() -> [String?] { host.elements(of: .tableColumn).map { $0[.sortOrder] } }
    #expect(headers(host) == ["Name", "Height", "Note"])
    #expect(orders() == ["forward", nil, nil])
    host.tap("Height")
    #expect(orders() == [nil, "forward", nil])
  }

  @Test func `The cells of a group keep their states when a column of another group is removed`() {
    let host = TestHost { Orchard() }
    host.tap("Oak 0")
    host.takeBodies()
    host.tap("Heights")
    #expect(headers(host) == ["Name", "Note"])
    #expect(host.texts.contains("Oak 1"))
    #expect(host.takeBodies().filter { $0 == "Counter" } == [])
  }

  @Test func `A table shows the rows of its groups`() {
    let host = TestHost {
      Table(of: Tree.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Group {
          TableRow(Tree(name: "Oak"))
          ForEach([Tree(name: "Elm")]) { TableRow($0) }
        }
        TableRow(Tree(name: "Ash"))
      }
    }
    #expect(host.texts == ["Name", "Oak", "Elm", "Ash"])
    #expect(host.elements(of: .tableRow).count == 3)
  }
}
