import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Toggle styles` {
  private struct Lamp: ToggleStyle {
    @Environment(\.lineLimit) private var limit

    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(configuration.isOn ? "lit \(limit ?? 0)" : "dark \(limit ?? 0)")
        configuration.label
      }
    }
  }

  private struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack { Toggle(configuration) }
    }
  }

  private struct Caption: View {
    let text: String
    var body: some View { Text(text) }
  }

  private struct Room: View {
    @State private var isOn = false
    @State private var title = "Lamp"

    var body: some View {
      Toggle(isOn: $isOn) { Caption(text: title) }.lineLimit(3).toggleStyle(Lamp())
      Button("Rename") { title += "!" }
    }
  }

  @Test func `The body of a toggle style runs for a new value, but not for a new label`() {
    let host = TestHost { Room() }
    #expect(host.texts == ["dark 3", "Lamp", "Rename"])
    #expect(host.takeBodies() == ["Room", "Lamp", "Caption"])
    host.tap("dark 3 Lamp")
    #expect(host.texts == ["lit 3", "Lamp", "Rename"])
    #expect(host.takeBodies() == ["Lamp"])
    host.tap("Rename")
    #expect(host.texts == ["lit 3", "Lamp!", "Rename"])
    #expect(host.takeBodies() == ["Room", "Caption"])
  }

  @Test func `A toggle in the body of a toggle style gets the next outer style`() {
    let host = TestHost {
      Toggle("A", isOn: .constant(true)).toggleStyle(Framed()).toggleStyle(.switch)
      Toggle("B", isOn: .constant(true)).toggleStyle(Framed())
      Toggle("C", isOn: .constant(true)).toggleStyle(.automatic)
      Toggle("D", isOn: .constant(true)).toggleStyle(.button)
      Toggle("E", isOn: .constant(true)).toggleStyle(.checkbox)
    }
    #expect(
      host.tree == """
        Accessibility label=A styledControl=toggle value=on
          HStack
            Toggle isOn=true style=switch
              Text "A"
        Accessibility label=B styledControl=toggle value=on
          HStack
            Toggle isOn=true
              Text "B"
        Toggle isOn=true
          Text "C"
        Toggle isOn=true style=button
          Text "D"
        Toggle isOn=true style=checkbox
          Text "E"
        """
    )
    #expect(host.takeBodies() == ["Framed", "Framed"])
  }
}
