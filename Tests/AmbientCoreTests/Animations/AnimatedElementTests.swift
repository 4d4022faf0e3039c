import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `An animated element` {
  private struct Fade: View {
    var animation: Animation? = .linear(duration: 1)
    @State private var opacity = 0.0

    var body: some View {
      Button("Show") { withAnimation(animation) { opacity = 1 } }
      Button("Hide") { withAnimation(animation) { opacity = 0 } }
      Button("Cut") { opacity = 0.5 }
      Text("Hello").opacity(opacity)
    }
  }

  private func opacity(in host: TestHost) -> Double {
    host.elements(of: .opacity).first?[.opacity] ?? .nan
  }

  @Test func `An animated element moves from the old to the new value and runs no body`() {
    let host = TestHost(runsAnimations: true) { Fade() }
    host.tap("Show")
    #expect(opacity(in: host) == 0)
    for step in 1...4 {
      #expect(host.bodies { host.advance(by: 0.25) } == [])
      #expect(abs(opacity(in: host) - Double(step) / 4) < 1e-9)
    }
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `An animated element has its final value at once in a host without animations`() {
    let host = TestHost { Fade() }
    host.tap("Show")
    #expect(opacity(in: host) == 1)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A tree requests the next frame while an element moves`() throws {
    let host = TestHost(runsAnimations: true) { Fade() }
    #expect(host.viewTree.nextDeadline == nil)
    host.tap("Show")
    let deadline = try #require(host.viewTree.nextDeadline)
    #expect(abs(deadline - 1.0 / 60) < 1e-9)
  }

  @Test func `A tree reports each step of an animated element as an update`() {
    let host = TestHost(runsAnimations: true) { Fade() }
    host.tap("Show")
    let changes = host.changes { host.advance(by: 0.5) }
    #expect(changes.map(\.description) == ["updated \"Opacity\""])
  }

  @Test func `An animated element jumps to a value that changes without an animation`() {
    let host = TestHost(runsAnimations: true) { Fade() }
    host.tap("Show")
    host.advance(by: 0.25)
    host.tap("Cut")
    #expect(opacity(in: host) == 0.5)
    host.advance(by: 2)
    #expect(opacity(in: host) == 0.5)
  }

  @Test func `An element adds the curves of two animations that run at the same time`() {
    let host = TestHost(runsAnimations: true) { Fade() }
    host.tap("Show")
    host.advance(by: 0.5)
    host.tap("Hide")
    host.advance(by: 0.25)
    // After 0.75 of its one second, "Show" has added 0.75. After 0.25 seconds, "Hide" has
    // subtracted 0.25.
    #expect(abs(opacity(in: host) - 0.5) < 1e-9)
    host.advance(by: 0.5)
    // "Show" has ended, and has added 1. "Hide" has subtracted 0.75.
    #expect(abs(opacity(in: host) - 0.25) < 1e-9)
    host.advance(by: 0.25)
    #expect(opacity(in: host) == 0)
  }

  @Test func `An element keeps its velocity when a second spring animation starts`() {
    let host = TestHost(runsAnimations: true) { Fade(animation: .spring(duration: 1, bounce: 0.2)) }
    let spring = Spring(duration: 1, bounce: 0.2)
    host.tap("Show")
    host.advance(by: 0.3)
    let value = spring.value(target: 1.0, time: 0.3)
    #expect(abs(opacity(in: host) - value) < 1e-9)
    host.tap("Hide")
    host.advance(by: 0.2)
    // The second spring starts at `value`, moves to 0, and begins with the velocity that the first
    // spring had when the second one started.
    let velocity = spring.velocity(target: 1.0, time: 0.3)
    let expected = value + spring.value(target: -value, initialVelocity: velocity, time: 0.2)
    #expect(abs(opacity(in: host) - expected) < 1e-9)
    host.advance(by: 10)
    #expect(opacity(in: host) == 0)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `An element moves after the delay and at the speed of its animation`() {
    let host = TestHost(runsAnimations: true) {
      Fade(animation: .linear(duration: 1).delay(1).speed(2))
    }
    host.tap("Show")
    // At twice the speed, the delay lasts 0.5 seconds, and so does the movement.
    host.advance(by: 0.5)
    #expect(opacity(in: host) == 0)
    host.advance(by: 0.25)
    #expect(abs(opacity(in: host) - 0.5) < 1e-9)
    host.advance(by: 0.25)
    #expect(opacity(in: host) == 1)
  }

  @Test func `A repeated animation moves back and forth and ends at the new value`() {
    let host = TestHost(runsAnimations: true) {
      Fade(animation: .linear(duration: 1).repeatCount(3))
    }
    host.tap("Show")
    var values: [Double] = []
    for _ in 0..<7 {
      host.advance(by: 0.5)
      values.append((opacity(in: host) * 100).rounded() / 100)
    }
    #expect(values == [0.5, 1, 0.5, 0, 0.5, 1, 1])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `An endless animation repeats until the value changes again`() {
    let host = TestHost(runsAnimations: true) {
      Fade(animation: .linear(duration: 1).repeatForever(autoreverses: false))
    }
    host.tap("Show")
    host.advance(by: 100.25)
    #expect(abs(opacity(in: host) - 0.25) < 1e-6)
    host.tap("Cut")
    #expect(opacity(in: host) == 0.5)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test(arguments: [false, true])
  func `An endless animation without duration shows the new value`(autoreverses: Bool) {
    let host = TestHost(runsAnimations: true) {
      Fade(animation: .linear(duration: 0).repeatForever(autoreverses: autoreverses))
    }
    host.tap("Show")
    host.advance(by: 1)
    #expect(opacity(in: host) == 1)
  }

  /// An animation that lasts one second, and advances by a quarter of the way each 0.25 seconds.
  private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V,
      time: Double,
      context: inout AnimationContext<V>
    ) -> V? {
      guard time < 1 - 1e-9 else { return nil }
      var result = value
      result.scale(by: ((time + 1e-9) * 4).rounded(.down) / 4)
      return result
    }
  }

  @Test func `An element follows a custom animation`() {
    let host = TestHost(runsAnimations: true) { Fade(animation: Animation(Steps())) }
    host.tap("Show")
    var values: [Double] = []
    for _ in 0..<5 {
      host.advance(by: 0.2)
      values.append(opacity(in: host))
    }
    #expect(values == [0, 0.25, 0.5, 0.75, 1])
    #expect(Animation(Steps()) == Animation(Steps()))
  }

  private struct Colored: View {
    @State private var isOn = false

    var body: some View {
      Button("Turn") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      Circle().trim(from: 0, to: isOn ? 1 : 0).stroke(Color.black, lineWidth: isOn ? 10 : 2)
      Color(red: isOn ? 1 : 0, green: 0, blue: 0)
      Text("Box").frame(width: isOn ? 100 : 50).padding(isOn ? 8 : 0)
    }
  }

  @Test func `An animation interpolates shapes, colors and the widths of views`() throws {
    let host = TestHost(runsAnimations: true) { Colored() }
    host.tap("Turn")
    #expect(host.bodies { host.advance(by: 0.5) } == [])
    let shape = try #require(host.elements(of: .shape).first?.detail(ShapeDetail.self))
    guard case .line(let style, _, _) = try #require(shape.layers.first).part else {
      Issue.record("The shape has no line.")
      return
    }
    #expect(abs(style.lineWidth - 6) < 1e-9)
    let whole = Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let half = whole.trimmedPath(from: 0, to: 0.5)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(path.boundingRect.height - half.boundingRect.height) < 1e-6)
    // Colors are interpolated in linear sRGB, so the red component of linear sRGB is 0.5. The
    // string has the components of sRGB, which is not linear. There, the same red is 0xBC.
    let color = try #require(host.elements(of: .color).first)
    #expect(color.attributes[named: "color"] == .string("#BC0000"))
    #expect(host.elements(of: .frame).first?[.width] == 75)
    host.advance(by: 0.5)
    #expect(color.attributes[named: "color"] == .string("#FF0000"))
    #expect(host.elements(of: .frame).first?[.width] == 100)
  }
}
