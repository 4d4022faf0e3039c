import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The reachable part of the accessibility tree` {
  private struct Library: View {
    @State private var isAsking = false
    @State private var isEditing = false
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Open") { path = [1] }
          .navigationTitle("Books")
          .navigationDestination(for: Int.self) { _ in
            Button("Delete") { isAsking = true }.navigationTitle("Dune")
          }
      }
      .sheet(isPresented: $isEditing) { Text("Editor") }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes") { isEditing = true }
      } message: {
        Text("This is final.")
      }
    }
  }

  @Test func `The accessibility tree has only the alert, sheet or page in front`() {
    let host = TestHost { Library() }
    #expect(
      host.accessibilityTree == """
        page "Books"
          heading "Books"
          button "Open"
        """
    )
    host.find(.button, "Open").tap()
    #expect(
      host.accessibilityTree == """
        page "Dune" actions escape
          heading "Dune"
          button "Delete"
        """
    )
    host.find(.button, "Delete").tap()
    #expect(
      host.accessibilityTree == """
        alert "Sure?" actions escape
          text "This is final."
          button "Yes"
        """
    )
    host.find(.button, "Yes").tap()
    #expect(host.accessibilityTree == "sheet actions escape\n  text \"Editor\"")
    host.find(.text, "Editor").escape()
    host.find(.heading, "Dune").escape()
    #expect(host.findAll(.heading).map(\.name) == ["Books"])
  }

  @Test func `The accessibility tree marks the view that has the keyboard focus`() {
    let host = TestHost {
      TextField("Name", text: .constant(""))
      TextField("Place", text: .constant("")).accessibilityLabel("Town")
    }
    host.focus("Place")
    #expect(host.accessibilityTree == "textField \"Name\"\ntextField \"Town\" focused")
  }

  @Test func `Reading the accessibility tree runs no body and causes no update`() {
    let host = TestHost { Library() }
    let before = host.counters
    #expect(host.accessibilityTree.hasPrefix("page \"Books\""))
    #expect(host.counters == before)
    #expect(host.bodies { _ = host.accessibilityTree } == [])
  }
}
