import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Button styles` {
  private struct Tint: EnvironmentKey { static let defaultValue = "none" }

  struct Filled: ButtonStyle {
    var shade = 1
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lineLimit) private var limit
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("filled \(shade) \(isEnabled) \(limit ?? 0) \(configuration.isPressed)")
      }
    }
  }

  struct Caption: View {
    let text: String
    var body: some View { Text(text) }
  }

  struct Screen: View {
    @State var count = 0
    @State var shade = 1
    @State var isOff = false
    @State var limit = 1
    var body: some View {
      Button {
        count += 1
      } label: {
        Caption(text: "Count")
      }
      .lineLimit(limit)
      .disabled(isOff)
      .buttonStyle(Filled(shade: shade))
      Button("Shade") { shade += 1 }
      Button("Off") { isOff.toggle() }
      Button("Limit") { limit += 1 }
      Text("\(count)")
    }
  }

  @Test func `a style's body sees the surroundings of the button, and runs for what it read`() {
    let host = TestHost { Screen() }
    #expect(
      host.tree == """
        Button
          HStack
            Text "Count" lineLimit=1
            Text "filled 1 true 1 false" lineLimit=1
        Button
          Text "Shade"
        Button
          Text "Off"
        Button
          Text "Limit"
        Text "0"
        """
    )
    #expect(host.bodiesRun == ["Screen", "Filled", "Caption"])
    host.tap("Count filled 1 true 1 false")
    #expect(host.texts.last == "1")
    #expect(host.bodiesRun == ["Screen"])
    host.tap("Count filled 1 true 1 false")
    #expect(host.texts.last == "2")
    host.tap("Shade")
    #expect(host.texts[1] == "filled 2 true 1 false")
    #expect(host.bodiesRun == ["Screen", "Screen", "Filled"])
    host.tap("Limit")
    #expect(host.bodiesRun == ["Screen", "Filled"])
    host.tap("Off")
    #expect(host.bodiesRun == ["Screen", "Filled"])
    #expect(host.texts[1] == "filled 2 false 2 false")
  }
}
