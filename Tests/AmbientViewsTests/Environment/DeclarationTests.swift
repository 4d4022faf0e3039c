import Ambient
import AmbientTesting
import Testing

private struct Boxed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.border(.gray) }
}

extension ButtonStyle where Self == Boxed {
  fileprivate static var boxed: Boxed { Boxed() }
}

/// Compiles only if code off the main actor can call the initializers and modifiers of views.
private nonisolated func makeForm(isOn: Binding<Bool>, name: Binding<String>) -> some View {
  List {
    Section("Form") {
      HStack {
        Text("a").bold() + Text("b").italic()
        Spacer()
        Image(systemName: "star").imageScale(.small)
      }
      Toggle("On", isOn: isOn).toggleStyle(.switch)
      TextField("Name", text: name).textFieldStyle(.plain)
      Label("Home", systemImage: "house").labelStyle(.titleOnly)
      ZStack { Color.red.opacity(0.5) }
    }
  }
  .font(.body)
  .padding()
  .frame(width: 10)
  .background(.blue)
  .overlay { Divider() }
  .disabled(true)
}

@Suite @MainActor struct `The declarations of the library` {
  @Test func `Code off the main actor can create views`() {
    let host = TestHost { makeForm(isOn: .constant(true), name: .constant("")) }
    #expect(host.texts == ["Form", "ab", "On", "Name", "Home"])
  }

  @Test func `A program can add a static member for its own button style`() {
    let host = TestHost { Button("A") {}.buttonStyle(.boxed) }
    #expect(
      host.tree == """
        Button
          Border style=gray
            Text "A"
        """
    )
    #expect(host.takeBodies() == ["Boxed"])
  }

  private func press() {}

  @Test func `A button accepts a function as its action`() {
    let host = TestHost {
      Button("A", action: press)
      Button(action: press) { Text("B") }
      Button(role: .cancel, action: press) { Text("C") }
    }
    #expect(host.texts == ["A", "B", "C"])
  }

  @Test func `The full name of a type begins with the name of its module`() {
    #expect(String(reflecting: Text.self) == "AmbientViews.Text")
    #expect(String(reflecting: State<Int>.self) == "AmbientCore.State<Swift.Int>")
  }

  @Test func `A target without a module alias cannot import SwiftUI`() {
    #if canImport(SwiftUI)
    let isPresent = true
    #else
    let isPresent = false
    #endif
    #expect(!isPresent)
  }
}
