import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Button styles` {
  private struct Filled: ButtonStyle {
    var shade = 1
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lineLimit) private var limit

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .background { Text("\(shade) \(isEnabled) \(limit ?? 0) \(configuration.isPressed)") }
    }
  }

  private struct Caption: View {
    let text: String
    var body: some View { Text(text) }
  }

  private struct Screen: View {
    @State private var count = 0
    @State private var step = 1
    @State private var title = "Count"
    @State private var shade = 1
    @State private var isOff = false
    @State private var limit = 1

    var body: some View {
      Button {
        count += step
      } label: {
        Caption(text: title)
      }
      .lineLimit(limit)
      .disabled(isOff)
      .buttonStyle(Filled(shade: shade))
      Button("Step") { step += 1 }
      Button("Title") { title += "!" }
      Button("Shade") { shade += 1 }
      Button("Off") { isOff.toggle() }
      Button("Limit") { limit += 1 }
      Text("\(count), \(step)")
    }
  }

  @Test func `A button style runs again after a change of an environment value that it reads`() {
    let host = TestHost { Screen() }
    #expect(
      host.tree.hasPrefix(
        """
        Button
          Background
            Layer
              Text "1 true 1 false" lineLimit=1
            Text "Count" lineLimit=1
        """
      )
    )
    #expect(host.takeBodies() == ["Screen", "Filled", "Caption"])
    #expect(host.bodies { host.tap("Limit") } == ["Screen", "Filled"])
    #expect(host.bodies { host.tap("Shade") } == ["Screen", "Filled"])
    #expect(host.bodies { host.tap("Off") } == ["Screen", "Filled"])
    #expect(host.texts.prefix(2) == ["2 false 2 false", "Count"])
  }

  @Test func `A style does not run for a new label or action, and a press runs the new action`() {
    let host = TestHost { Screen() }
    host.takeBodies()
    host.tap("Step")
    #expect(host.takeBodies() == ["Screen"])
    host.tap("1 true 1 false Count")
    #expect(host.texts.last == "2, 2")
    #expect(host.takeBodies() == ["Screen"])
    host.tap("Title")
    #expect(host.takeBodies() == ["Screen", "Caption"])
    #expect(host.texts.prefix(2) == ["1 true 1 false", "Count!"])
  }

  private struct Confirming: PrimitiveButtonStyle {
    @State private var isAsked = false

    func makeBody(configuration: Configuration) -> some View {
      Button("Ask") { isAsked = true }
      if isAsked {
        Button("Yes") { configuration.trigger() }
        Button(configuration)
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Button("Count", role: .destructive) { [count] in self.count = count + 1 }
        .buttonStyle(Confirming())
        .buttonStyle(.bordered)
    }
  }

  @Test func `A primitive button style decides when the action runs, and can have state`() {
    let host = TestHost { Counter() }
    #expect(host.texts == ["0", "Ask"])
    #expect(host.takeBodies() == ["Counter", "Confirming"])
    host.tap("Ask")
    #expect(host.takeRuns().map(\.reason) == [.changed("Confirming.isAsked")])
    #expect(
      host.tree == """
        Text "0"
        Button style=bordered
          Text "Ask"
        Button style=bordered
          Text "Yes"
        Button role=destructive style=bordered
          Text "Count"
        """
    )
    host.tap("Yes")
    host.tap("Count")
    host.tap("Yes")
    #expect(host.texts.first == "3")
    #expect(host.takeBodies() == ["Counter", "Counter", "Counter"])
  }

  @Test func `A built-in button style is an attribute of its button and runs no body`() {
    let host = TestHost {
      Button("A") {}.buttonStyle(.automatic)
      Button("B") {}.buttonStyle(.plain)
      Button("C") {}.buttonStyle(.bordered)
      Button("D") {}.buttonStyle(.borderless)
      VStack { Button("E") {} }.buttonStyle(.borderedProminent)
    }
    #expect(
      host.tree == """
        Button
          Text "A"
        Button style=plain
          Text "B"
        Button style=bordered
          Text "C"
        Button style=borderless
          Text "D"
        VStack
          Button style=borderedProminent
            Text "E"
        """
    )
    #expect(host.takeBodies() == [])
  }

  private struct Plain: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct Chooser: View {
    @State private var isFilled = true

    var body: some View {
      VStack {
        if isFilled {
          Button("Go") { isFilled.toggle() }.buttonStyle(Filled())
        } else {
          Button("Go") { isFilled.toggle() }.buttonStyle(Plain())
        }
      }
    }
  }

  @Test func `The nearest button style applies to a button, but not to buttons inside its label`() {
    let host = TestHost {
      Button("A") {}.buttonStyle(Plain()).buttonStyle(Filled())
      Button {
      } label: {
        Button("B") {}
      }
      .buttonStyle(Plain())
    }
    #expect(host.texts == ["A", "B"])
    #expect(host.takeBodies() == ["Plain", "Plain"])
  }

  @Test func `A change of the button style replaces the body of the old style`() {
    let host = TestHost { Chooser() }
    host.tap("1 true 0 false Go")
    #expect(host.texts == ["Go"])
    #expect(host.takeBodies() == ["Chooser", "Filled", "Chooser", "Plain"])
    host.tap("Go")
    #expect(host.texts == ["1 true 0 false", "Go"])
  }

  @Test func `Unmounting the tree releases the actions and labels of styled controls`() {
    final class Token: Sendable {}
    weak var token: Token?
    func makeHost() -> TestHost {
      let strong = Token()
      token = strong
      let host = TestHost {
        Button("A") { _ = strong }.buttonStyle(Filled())
        Button("B") { _ = strong }.buttonStyle(.bordered)
        Button("C") { _ = strong }
        Toggle("D", isOn: Binding(get: { [strong].isEmpty }, set: { _ in })).toggleStyle(.button)
        Label {
          Text("E").onAppear { _ = strong }
        } icon: {
          Color.red
        }.labelStyle(.titleOnly)
      }
      host.tap("B")
      return host
    }
    let host = makeHost()
    #expect(token != nil)
    host.unmount()
    #expect(token == nil)
  }

  @Test func `A button without a label has the title of its role`() {
    let host = TestHost {
      Button(role: .cancel) {}
      Button(role: .close) {}
      Button(role: .confirm) {}
      Button(role: .destructive) {}
    }
    #expect(host.texts == ["Cancel", "Close", "Confirm", "Delete"])
    let roles = host.elements(of: .button).map { $0[.role] }
    #expect(roles == ["cancel", "close", "confirm", "destructive"])
  }
}
