import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Text field styles` {
  @Test func `A built-in text field style is an attribute of the text field`() {
    let host = TestHost {
      VStack {
        TextField("A", text: .constant(""))
        TextField("B", text: .constant("")).textFieldStyle(.plain)
        TextField("C", text: .constant("")).textFieldStyle(.automatic)
      }
      .textFieldStyle(.roundedBorder)
    }
    #expect(
      host.tree == """
        VStack
          TextField style=roundedBorder text=
            Text "A"
          TextField style=plain text=
            Text "B"
          TextField text=
            Text "C"
        """
    )
  }

  private struct Framed: TextFieldStyle {
    let title: String

    func _body(configuration: TextField<Self._Label>) -> some View {
      Text(title)
      configuration
    }
  }

  private struct Page: View {
    @State private var name = "Ada"
    @State private var count = 1
    @State private var title = "Field"

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("Count", value: $count, format: .number)
      }
      .textFieldStyle(Framed(title: title))
      .textFieldStyle(.plain)
      Button("Rename") { title = "Value" }
    }
  }

  @Test func `A text field in the body of a text field style gets the next outer style`() {
    let host = TestHost { Page() }
    #expect(
      host.tree.hasPrefix(
        """
        VStack
          Text "Field"
          TextField style=plain text=Ada
            Text "Name"
          Text "Field"
          TextField style=plain text=1
            Text "Count"
        """
      )
    )
    #expect(host.bodies { host.type("Eva", into: "Name") } == [])
    #expect(host.bodies { host.tap("Rename") } == ["Page", "Framed", "Framed"])
    host.type("5", into: "Count")
    host.submit("Count")
    #expect(host.tree.contains("TextField style=plain text=5"))
  }
}
