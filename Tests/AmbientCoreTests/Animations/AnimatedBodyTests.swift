import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The body of an animatable view` {
  private struct Number: View, Animatable {
    var value: Double

    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View { Text("\(Int(value.rounded()))") }
  }

  private struct Parent: View {
    @State private var value = 0.0

    var body: some View {
      Button("Count") { withAnimation(.linear(duration: 1)) { value += 100 } }
      Number(value: value)
      Plain(value: value)
    }
  }

  private struct Plain: View {
    let value: Double
    var body: some View { Text("to \(Int(value))") }
  }

  @Test func `Each step of an animation runs only the body of the animatable view`() {
    let host = TestHost(runsAnimations: true) { Parent() }
    #expect(host.bodies { host.tap("Count") } == ["Parent", "Number", "Plain"])
    #expect(host.texts == ["Count", "0", "to 100"])
    #expect(host.bodies { host.advance(by: 0.25) } == ["Number"])
    #expect(host.texts == ["Count", "25", "to 100"])
    #expect(host.bodies { host.advance(by: 0.75) } == ["Number"])
    #expect(host.texts == ["Count", "100", "to 100"])
    #expect(host.bodies { host.advance(by: 1) } == [])
  }

  @Test func `An animatable view has its final value at once in a host without animations`() {
    let host = TestHost { Parent() }
    host.tap("Count")
    #expect(host.texts == ["Count", "100", "to 100"])
  }

  private struct Shift: AnimatableModifier {
    var amount: Double

    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: amount) }
  }

  private struct Shifted: View {
    @State private var isShifted = false

    var body: some View {
      Button("Shift") { isShifted.toggle() }
      Text("A").modifier(Shift(amount: isShifted ? 10 : 0))
        .animation(.linear(duration: 1), value: isShifted)
    }
  }

  private struct Eager: View {
    @State private var isShifted = false

    var body: some View {
      Button("Shift") { isShifted.toggle() }
      Text("A").modifier(Shift(amount: isShifted ? 10 : 0))
        .transaction { $0.animation = .linear(duration: 1) }
    }
  }

  @Test func `A transaction that animates every change does not animate a modifier twice`() {
    let host = TestHost(runsAnimations: true) { Eager() }
    host.tap("Shift")
    host.advance(by: 0.5)
    // After half a second, the amount is half of 10. If the transaction also animated each step of
    // the modifier, the offset would lag behind the amount.
    #expect(host.elements(of: .offset).first?[.x] == 5)
    host.advance(by: 0.5)
    #expect(host.elements(of: .offset).first?[.x] == 10)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `Each step of an animation runs only the body of the animatable modifier`() {
    let host = TestHost(runsAnimations: true) { Shifted() }
    host.tap("Shift")
    #expect(host.bodies { host.advance(by: 0.5) } == ["Shift"])
    #expect(host.elements(of: .offset).first?[.x] == 5)
  }
}
