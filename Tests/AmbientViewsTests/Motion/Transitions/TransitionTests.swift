import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A transition` {
  private struct Box: View {
    let transition: AnyTransition
    var animation: Animation? = .linear(duration: 1)
    var note: (String) -> Void = { _ in }
    @State private var isShown = false

    var body: some View {
      Button("Toggle") { withAnimation(animation) { isShown.toggle() } }
      if isShown {
        Counter()
          .onAppear { note("appear") }
          .onDisappear { note("disappear") }
          .transition(transition)
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count") { count += 1 }
      Text("\(count)")
    }
  }

  private func number(_ attribute: ElementAttribute<Double>, in host: TestHost) -> Double? {
    let value: Double? = host.elements(of: .transition).first?[attribute]
    return value.map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func `A transition runs no body while a view appears`() {
    let host = TestHost(runsAnimations: true) { Box(transition: .opacity) }
    host.tap("Toggle")
    #expect(number(.opacity, in: host) == 0)
    #expect(host.bodies { host.advance(by: 0.25) } == [])
    #expect(number(.opacity, in: host) == 0.25)
    host.advance(by: 0.75)
    #expect(number(.opacity, in: host) == 1)
  }

  @Test func `A view that came back and was removed again stays until its last transition ends`() {
    let host = TestHost(runsAnimations: true) { Box(transition: .opacity) }
    host.tap("Toggle")
    host.advance(by: 2)
    // The first removal begins, is undone after 0.5 seconds, and would end after 1 second.
    host.tap("Toggle")
    host.advance(by: 0.5)
    host.tap("Toggle")
    host.advance(by: 0.2)
    // The second removal ends 0.7 + 1 seconds after the first has begun.
    host.tap("Toggle")
    host.advance(by: 0.9)
    #expect(host.texts == ["Toggle", "Count", "0"])
    host.advance(by: 0.2)
    #expect(host.texts == ["Toggle"])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A removed view stays in the tree until its transition ends`() {
    var notes: [String] = []
    let host = TestHost(runsAnimations: true) { Box(transition: .opacity) { notes.append($0) } }
    host.tap("Toggle")
    host.advance(by: 2)
    host.tap("Toggle")
    host.advance(by: 0.75)
    #expect(number(.opacity, in: host) == 0.25)
    #expect(host.texts == ["Toggle", "Count", "0"])
    #expect(notes == ["appear"])
    host.advance(by: 0.25)
    #expect(host.texts == ["Toggle"])
    #expect(notes == ["appear", "disappear"])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A symbol effect transition names its effect and fades the view in and out`() {
    let host = TestHost(runsAnimations: true) {
      Box(transition: .symbolEffect(.appear.up, options: .speed(2)))
    }
    func effect() -> String? { host.elements(of: .transition).first?[.symbolEffect] }
    host.tap("Toggle")
    #expect(effect() == "appear up speed 2")
    #expect(number(.opacity, in: host) == 0)
    host.advance(by: 1)
    #expect(effect() == "appear up speed 2")
    #expect(number(.opacity, in: host) == 1)
    host.tap("Toggle")
    host.advance(by: 0.25)
    #expect(number(.opacity, in: host) == 0.75)
    host.advance(by: 0.75)
    #expect(host.elements(of: .transition).isEmpty)
  }

  @Test func `A host sees the symbol effect of a transition, also if the transition is combined`() {
    let host = TestHost {
      Text("A").transition(.symbolEffect)
      Text("B").transition(.symbolEffect(.drawOn))
      Text("C").transition(AnyTransition.symbolEffect.combined(with: .scale))
      Text("D").transition(SymbolEffectTransition(effect: .disappear, options: .default))
      Text("E").transition(.opacity)
    }
    let effects: [String?] = host.elements(of: .transition).map { $0[.symbolEffect] }
    #expect(effects == ["automatic", "drawOn", "automatic", "disappear", nil])
  }

  @Test func `A removed view that is inserted again during its transition keeps its state`() {
    var notes: [String] = []
    let host = TestHost(runsAnimations: true) { Box(transition: .opacity) { notes.append($0) } }
    host.tap("Toggle")
    host.advance(by: 2)
    host.tap("Count")
    host.tap("Toggle")
    host.advance(by: 0.5)
    host.tap("Toggle")
    #expect(host.texts == ["Toggle", "Count", "1"])
    host.advance(by: 2)
    #expect(number(.opacity, in: host) == 1)
    #expect(host.texts == ["Toggle", "Count", "1"])
    #expect(notes == ["appear"])
  }

  @Test func `A transition without an animation takes no time`() {
    let host = TestHost(runsAnimations: true) { Box(transition: .opacity, animation: nil) }
    host.tap("Toggle")
    #expect(number(.opacity, in: host) == 1)
    host.tap("Toggle")
    #expect(host.texts == ["Toggle"])
  }

  @Test func `A transition in a host without animations takes no time`() {
    let host = TestHost { Box(transition: .opacity) }
    host.tap("Toggle")
    #expect(number(.opacity, in: host) == 1)
    host.tap("Toggle")
    #expect(host.texts == ["Toggle"])
  }

  @Test func `A transition can have its own animation`() {
    let host = TestHost(runsAnimations: true) {
      Box(transition: .opacity.animation(.linear(duration: 2)), animation: nil)
    }
    host.tap("Toggle")
    host.advance(by: 1)
    #expect(number(.opacity, in: host) == 0.5)
  }

  @Test func `A transition combined with the identity transition keeps its animation`() {
    for transition in [
      AnyTransition.opacity.combined(with: .identity), .identity.combined(with: .opacity),
    ] {
      let host = TestHost(runsAnimations: true) { Box(transition: transition) }
      host.tap("Toggle")
      host.advance(by: 0.25)
      #expect(number(.opacity, in: host) == 0.25)
    }
  }

  @Test func `The identity transition takes no time`() {
    let host = TestHost(runsAnimations: true) { Box(transition: .identity) }
    host.tap("Toggle")
    #expect(number(.opacity, in: host) == 1)
    host.tap("Toggle")
    #expect(host.texts == ["Toggle"])
  }

  @Test func `A transition can move, scale, slide and push a view`() {
    let transition = AnyTransition.move(edge: .bottom)
      .combined(with: .scale(scale: 0.5, anchor: .top))
      .combined(with: .offset(x: 8, y: 4))
    let host = TestHost(runsAnimations: true) { Box(transition: transition) }
    // `moveX` is in widths of the view, and `moveY` is in heights of the view.
    host.tap("Toggle")
    host.advance(by: 0.5)
    #expect(number(.moveY, in: host) == 0.5)
    #expect(number(.scaleX, in: host) == 0.75)
    #expect(number(.x, in: host) == 4)
    #expect(host.elements(of: .transition).first?[.anchor] == "0.5 0")

    let sliding = TestHost(runsAnimations: true) { Box(transition: .slide) }
    sliding.tap("Toggle")
    #expect(number(.moveX, in: sliding) == -1)
    sliding.advance(by: 1)
    sliding.tap("Toggle")
    sliding.advance(by: 0.5)
    #expect(number(.moveX, in: sliding) == 0.5)

    let pushed = TestHost(runsAnimations: true) { Box(transition: .push(from: .top)) }
    pushed.tap("Toggle")
    #expect(number(.moveY, in: pushed) == -1)
    #expect(number(.opacity, in: pushed) == 0)
  }

  @Test func `An asymmetric transition differs for insertion and removal`() {
    let host = TestHost(runsAnimations: true) {
      Box(transition: .asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
    }
    host.tap("Toggle")
    host.advance(by: 0.5)
    #expect(number(.opacity, in: host) == 0.5)
    #expect(number(.moveX, in: host) == 0)
    host.advance(by: 0.5)
    host.tap("Toggle")
    host.advance(by: 0.5)
    #expect(number(.opacity, in: host) == 1)
    #expect(number(.moveX, in: host) == -0.5)
  }

  private struct Tilt: ViewModifier {
    let degrees: Double
    func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
  }

  @Test func `A modifier transition animates between the active and the identity modifier`() {
    let transition = AnyTransition.modifier(active: Tilt(degrees: 90), identity: Tilt(degrees: 0))
    let host = TestHost(runsAnimations: true) { Box(transition: transition) }
    host.tap("Toggle")
    host.advance(by: 0.5)
    #expect(host.elements(of: .rotation).first?[.degrees] == 45)
    host.advance(by: 0.5)
    host.tap("Count")
    host.tap("Toggle")
    host.advance(by: 0.5)
    #expect(host.elements(of: .rotation).first?[.degrees] == 45)
    #expect(host.texts == ["Toggle", "Count", "1"])
    host.advance(by: 0.5)
    #expect(host.texts == ["Toggle"])
  }

  private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(phase.value * 180))
    }
  }

  @Test func `A custom transition receives the phase of the transition`() {
    let host = TestHost(runsAnimations: true) { Box(transition: AnyTransition(Twirl())) }
    host.tap("Toggle")
    #expect(host.elements(of: .rotation).first?[.degrees] == -180)
    host.advance(by: 1)
    #expect(host.elements(of: .rotation).first?[.degrees] == 0)
    host.tap("Toggle")
    host.advance(by: 0.5)
    #expect(host.elements(of: .rotation).first?[.degrees] == 90)
  }

  private struct Rows: View {
    @State private var ids = [1, 2, 3]

    var body: some View {
      Button("Remove 2") { withAnimation(.linear(duration: 1)) { ids = [1, 3] } }
      Button("Reverse") { withAnimation(.linear(duration: 1)) { ids = [3, 2, 1] } }
      Button("Clear") { withAnimation(.linear(duration: 1)) { ids = [] } }
      ForEach(ids, id: \.self) { Text("\($0)").transition(.opacity) }
    }
  }

  private func rows(of host: TestHost) -> [String] { Array(host.texts.dropFirst(3)) }

  @Test
  func `Rows have the order of their data while a transition removes or inserts some of them`() {
    let host = TestHost(runsAnimations: true) { Rows() }
    host.tap("Remove 2")
    host.advance(by: 0.5)
    #expect(rows(of: host) == ["1", "2", "3"])
    host.advance(by: 0.5)
    #expect(rows(of: host) == ["1", "3"])
    host.tap("Remove 2")
    host.tap("Reverse")
    #expect(rows(of: host) == ["3", "2", "1"])
    host.advance(by: 1)
    #expect(rows(of: host) == ["3", "2", "1"])
    host.tap("Clear")
    host.tap("Reverse")
    #expect(rows(of: host) == ["3", "2", "1"])
    host.advance(by: 5)
    #expect(rows(of: host) == ["3", "2", "1"])
    host.tap("Clear")
    host.advance(by: 1)
    #expect(rows(of: host) == [])
  }

  @Test func `A transition ends when the tree is unmounted`() {
    let host = TestHost(runsAnimations: true) { Rows() }
    host.tap("Clear")
    host.advance(by: 0.5)
    #expect(host.viewTree.nextDeadline != nil)
    host.unmount()
    #expect(host.texts == [])
    #expect(host.viewTree.nextDeadline == nil)
  }

  private struct Nested: View {
    @State private var isShown = true

    var body: some View {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown { VStack { Text("In").transition(.opacity) } }
    }
  }

  @Test func `A transition inside a removed element does not keep the element in the tree`() {
    let host = TestHost(runsAnimations: true) { Nested() }
    host.tap("Toggle")
    #expect(host.texts == ["Toggle"])
    host.tap("Toggle")
    #expect(number(.opacity, in: host) == 1)
  }
}
