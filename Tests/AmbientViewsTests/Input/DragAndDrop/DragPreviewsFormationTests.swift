import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The formation of drag previews` {
  private struct Card: View {
    let name: String
    var body: some View { Text(name) }
  }

  private struct Table: View {
    @State private var formation = DragDropPreviewsFormation.pile

    var body: some View {
      Group {
        Card(name: "a").draggable("a")
        Card(name: "b").dropDestination(for: String.self) { _, _ in true }
      }
      .dragPreviewsFormation(formation)
      .dropPreviewsFormation(.list)
      Button("Stack") { formation = .stack }
      Button("Default") { formation = .default }
    }
  }

  @Test func `Drag sources and drop targets have the formation of previews as an attribute`() {
    let host = TestHost { Table() }
    #expect(host.elements(of: .dragSource).map { $0[.previewsFormation] } == ["pile"])
    #expect(host.elements(of: .dropTarget).map { $0[.previewsFormation] } == ["list"])
  }

  @Test func `A change of the formation runs only the body that sets the formation`() {
    let host = TestHost { Table() }
    host.takeBodies()
    #expect(host.bodies { host.tap("Stack") } == ["Table"])
    #expect(host.elements(of: .dragSource).map { $0[.previewsFormation] } == ["stack"])
    host.tap("Default")
    #expect(host.elements(of: .dragSource).map { $0[.previewsFormation] } == [nil])
  }
}
