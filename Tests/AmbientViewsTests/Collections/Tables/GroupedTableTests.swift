import Ambient
import AmbientTesting
import Testing

private struct Tree: Identifiable {
  let name: String
  var id: String { name }
}

@Suite @MainActor struct `Groups in tables` {
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
