import Ambient
import AmbientTesting
import Testing

private struct Plant: Identifiable {
  var name: String
  var id: String { name }
}

private struct Titled: TableStyle {
  var title: String

  @State private var count = 0

  func makeBody(configuration: Configuration) -> some View {
    Button("\(title) \(count)") { count += 1 }
    InsetTableStyle(alternatesRowBackgrounds: true).makeBody(configuration: configuration)
  }
}

private struct Garden: View {
  @State private var title = "garden"
  @State private var selection: String?

  var body: some View {
    Button("Rename") { title = "park" }
    Table(["Rose", "Lily"].map(Plant.init), selection: $selection) {
      TableColumn("Name", value: \.name)
    }
    .tableStyle(Titled(title: title))
    Text(selection ?? "none")
  }
}

@Suite @MainActor struct `A custom style of tables` {
  @Test func `A custom style can decorate the table of a built-in style`() {
    let host = TestHost { Garden() }
    #expect(host.texts == ["Rename", "garden 0", "Name", "Rose", "Lily", "none"])
    let table = host.elements(of: .table).first
    #expect(table?[.style] == "inset")
    #expect(table?[.alternatesRowBackgrounds] == true)
    host.select("Lily")
    host.takeBodies()
    #expect(host.bodies { host.tap("garden 0") } == ["Titled"])
    #expect(host.bodies { host.tap("Rename") } == ["Garden", "Titled"])
    #expect(host.texts == ["Rename", "park 1", "Name", "Rose", "Lily", "Lily"])
  }

  @Test func `A table uses the nearest of several styles`() {
    let host = TestHost {
      VStack {
        Table([Plant(name: "Rose")]) { TableColumn("Name", value: \.name) }.tableStyle(.bordered)
        Table([Plant(name: "Lily")]) { TableColumn("Name", value: \.name) }.tableStyle(.automatic)
      }
      .tableStyle(Titled(title: "garden"))
    }
    #expect(host.texts == ["Name", "Rose", "Name", "Lily"])
    #expect(host.elements(of: .table).map { $0[.style] } == ["bordered", nil])
    #expect(host.elements(of: .table).allSatisfy { $0[.alternatesRowBackgrounds] == nil })
  }

  @Test func `A table with a custom style creates its rows lazily on a screen`() {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      Table((0..<500).map { Plant(name: "\($0)") }) { TableColumn("Name", value: \.name) }
        .tableStyle(Titled(title: "garden"))
    }
    #expect(host.elements(of: .tableRow).count < 100)
  }
}
