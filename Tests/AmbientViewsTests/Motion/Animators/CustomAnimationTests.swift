import Ambient
import AmbientTesting
import Testing

/// An animation that moves at constant speed for one second.
private struct Steady: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: time) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: AnimationContext<V>
  ) -> V? {
    value
  }
}

/// An animation that merges with a running `Joining` animation, and counts the merges.
private struct Joining: CustomAnimation {
  struct Merges<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  func animate<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> V? {
    // Each merge makes the animation longer by one second.
    let duration = Double(1 + context.state[Merges<V>.self])
    return time < duration ? value.scaled(by: time / duration) : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> Bool {
    guard previous.base is Joining else { return false }
    context.state[Merges<V>.self] += 1
    return true
  }
}

/// A text whose scale grows by 1 with each press of "Next".
///
/// Each press uses the next animation in `animations`.
private struct Scales: View {
  let animations: [Animation]
  @State private var step = 0

  var body: some View {
    Text("A").scaleEffect(CGFloat(step))
    Button("Next") { withAnimation(animations[step]) { step += 1 } }
  }
}

@Suite @MainActor struct `A custom animation` {
  private func scale(of host: TestHost) -> Double? { host.elements(of: .scale).first?[.x] }

  @Test func `A spring starts with the velocity of the custom animation that it replaces`() throws {
    let spring = Spring(duration: 1, bounce: 0.2)
    let host = TestHost(runsAnimations: true) {
      Scales(animations: [Animation(Steady()), .spring(spring)])
    }
    host.tap("Next")
    host.advance(by: 0.5)
    #expect(scale(of: host) == 0.5)
    host.tap("Next")
    // The spring moves from 0.5 to 2. It starts with the velocity 1 of the steady animation.
    for _ in 0..<4 {
      host.advance(by: 0.1)
      let expected = 0.5 + spring.value(target: 1.5, initialVelocity: 1, time: host.time - 0.5)
      #expect(abs(try #require(scale(of: host)) - expected) < 1e-6)
    }
  }

  @Test func `The values of two custom animations are added unless the animations merge`() throws {
    let host = TestHost(runsAnimations: true) {
      Scales(animations: [Animation(Steady()), Animation(Steady())])
    }
    host.tap("Next")
    host.advance(by: 0.5)
    host.tap("Next")
    host.advance(by: 0.25)
    // The first animation is at 0.75, and the second animation adds 0.25.
    #expect(abs(try #require(scale(of: host)) - 1) < 1e-9)
    host.advance(by: 0.5)
    // The first animation has ended at 1, and the second animation adds 0.75.
    #expect(abs(try #require(scale(of: host)) - 1.75) < 1e-9)
    host.advance(by: 0.25)
    #expect(abs(try #require(scale(of: host)) - 2) < 1e-9)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A merged custom animation keeps the time and state of the older animation`() throws {
    let host = TestHost(runsAnimations: true) {
      Scales(animations: [Animation(Joining()), Animation(Joining())])
    }
    host.tap("Next")
    host.advance(by: 0.5)
    #expect(abs(try #require(scale(of: host)) - 0.5) < 1e-9)
    host.tap("Next")
    // The merged animation runs from 0 to 2 in two seconds. Half a second is over, so the scale is
    // a quarter of 2.
    #expect(abs(try #require(scale(of: host)) - 0.5) < 1e-9)
    host.advance(by: 0.5)
    #expect(abs(try #require(scale(of: host)) - 1) < 1e-9)
    host.advance(by: 0.5)
    #expect(abs(try #require(scale(of: host)) - 1.5) < 1e-9)
    host.advance(by: 0.5)
    #expect(abs(try #require(scale(of: host)) - 2) < 1e-9)
    #expect(host.viewTree.nextDeadline == nil)
  }
}

@Suite @MainActor struct `Modifiers and functions for transactions` {
  private func number(
    _ kind: ElementKind,
    _ attribute: ElementAttribute<Double>,
    in host: TestHost
  ) -> Double? {
    host.elements(of: kind).first?[attribute]
  }

  @Test func `The animation modifier with a closure animates only the modifiers in the closure`() {
    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        Text("Lamp")
          .scaleEffect(isOn ? 2 : 1)
          .animation(.linear(duration: 1)) { $0.opacity(isOn ? 1 : 0) }
        Button("Turn") { isOn.toggle() }
      }
    }
    let host = TestHost(runsAnimations: true) { Lamp() }
    host.tap("Turn")
    #expect(number(.scale, .x, in: host) == 2)
    #expect(number(.opacity, .opacity, in: host) == 0)
    host.advance(by: 0.5)
    #expect(number(.opacity, .opacity, in: host) == 0.5)
  }

  @Test func `The transaction modifier with a value affects only changes of this value`() {
    struct Dial: View {
      @State private var angle = 0.0
      @State private var scale = 1.0

      var body: some View {
        Text("Dial")
          .rotationEffect(.degrees(angle))
          .scaleEffect(scale)
          .transaction(value: angle) { $0.animation = .linear(duration: 1) }
        Button("Turn") { angle += 90 }
        Button("Grow") { scale += 1 }
      }
    }
    let host = TestHost(runsAnimations: true) { Dial() }
    host.tap("Grow")
    #expect(number(.scale, .x, in: host) == 2)
    host.tap("Turn")
    host.advance(by: 0.5)
    #expect(number(.rotation, .degrees, in: host) == 45)
  }

  @Test func `withTransaction with a key path sets one value of the transaction`() {
    struct Switch: View {
      @State private var isOn = false

      var body: some View {
        Text("Switch").opacity(isOn ? 1 : 0).animation(.linear(duration: 1), value: isOn)
        Button("Animated") { isOn.toggle() }
        Button("At once") { withTransaction(\.disablesAnimations, true) { isOn.toggle() } }
        Button("Slow") {
          withTransaction(\.animation, .linear(duration: 4)) {
            withTransaction(\.disablesAnimations, true) { isOn.toggle() }
          }
        }
      }
    }
    let host = TestHost(runsAnimations: true) { Switch() }
    host.tap("At once")
    #expect(number(.opacity, .opacity, in: host) == 1)
    host.tap("Animated")
    host.advance(by: 0.5)
    #expect(number(.opacity, .opacity, in: host) == 0.5)
    host.advance(by: 0.5)
    // The inner transaction keeps the animation of the outer transaction. The modifier `animation`
    // does not replace this animation, because the inner transaction disables animation modifiers.
    host.tap("Slow")
    host.advance(by: 1)
    #expect(number(.opacity, .opacity, in: host) == 0.25)
  }
}
