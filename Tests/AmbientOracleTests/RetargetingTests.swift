import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `Random changes of an animated value` {
  /// A view that a test moves to another `x`, with or without an animation.
  private struct Moving: View {
    @State private var x = 0.0
    let send: Sender

    var body: some View {
      Text("A").offset(x: x).onAppear {
        send.change = { target, animation in withAnimation(animation) { x = target } }
      }
    }
  }

  private final class Sender {
    var change: (Double, Animation?) -> Void = { _, _ in }
  }

  /// The naive model of an animated value.
  ///
  /// Each part is the remaining distance of one animation, and approaches zero. The value is the
  /// target minus the sum of the parts. A new linear animation adds a part to the running parts. A
  /// new spring replaces all parts with one part. This part begins with the distance from the
  /// current value to the new target, and with the current velocity. A change without animation
  /// removes all parts.
  private struct Model {
    var target = 0.0
    var parts: [(Double) -> (value: Double, velocity: Double)] = []

    func value(at time: Double) -> Double { parts.reduce(target) { $0 - $1(time).value } }
    func velocity(at time: Double) -> Double { parts.reduce(0) { $0 - $1(time).velocity } }
  }

  @Test(arguments: 1...20)
  func `An animated value agrees with the naive model after random changes`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let sender = Sender()
    let host = TestHost(runsAnimations: true) { Moving(send: sender) }
    var model = Model()
    for _ in 0..<60 {
      let time = host.time
      if Bool.random(using: &random) {
        let new = Double(Int.random(in: -50...50, using: &random))
        guard new != model.target else { continue }
        let change = new - model.target
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          sender.change(new, nil)
          model = Model(target: new)
        case 1:
          let duration = Double.random(in: 0.1...1, using: &random)
          sender.change(new, .linear(duration: duration))
          model.parts.append { now in
            let rest = max(0, 1 - (now - time) / duration)
            return (change * rest, rest > 0 ? -change / duration : 0)
          }
          model.target = new
        default:
          let bounce = Double.random(in: 0...0.5, using: &random)
          let spring = Spring(duration: 0.5, bounce: bounce)
          let (value, velocity) = (model.value(at: time), model.velocity(at: time))
          sender.change(new, .spring(duration: 0.5, bounce: bounce))
          model.parts = [
            { now in
              let elapsed = now - time
              let moved = spring.value(
                target: new - value,
                initialVelocity: velocity,
                time: elapsed
              )
              let speed = spring.velocity(
                target: new - value,
                initialVelocity: velocity,
                time: elapsed
              )
              return (new - value - moved, -speed)
            }
          ]
          model.target = new
        }
        host.settle()
      } else {
        host.advance(by: Double.random(in: 0.01...0.4, using: &random))
      }
      let shown: Double = host.elements(of: .offset).first?[.x] ?? .nan
      // The library sets a settled spring to its target. In the model, the spring only approaches
      // the target. The two values may therefore differ slightly.
      #expect(abs(shown - model.value(at: host.time)) < 0.5, "seed \(seed)")
    }
    host.advance(by: 20)
    #expect(host.elements(of: .offset).first?[.x] == model.target)
    #expect(host.viewTree.nextDeadline == nil)
  }
}
