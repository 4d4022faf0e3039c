import AmbientAnimation
import Foundation
import Testing

@Suite struct `A spring` {
  @Test(arguments: [0.2, 0.5, 0.9, 1, 1.5])
  func `A spring moves like a simulation that applies the force of the spring`(ratio: Double) {
    let spring = Spring(response: 0.6, dampingRatio: ratio)
    // The simulation applies the force in steps of 10 microseconds. Its position and velocity are
    // the expected values.
    var (value, velocity) = (0.0, 3.0)
    let step = 1e-5
    for index in 0..<100_000 {
      if index % 10_000 == 0 {
        let time = Double(index) * step
        let exact = spring.value(target: 10.0, initialVelocity: 3.0, time: time)
        let exactVelocity = spring.velocity(target: 10.0, initialVelocity: 3.0, time: time)
        #expect(abs(value - exact) < 0.01)
        #expect(abs(velocity - exactVelocity) < 0.1)
      }
      let force = spring.force(target: 10.0, position: value, velocity: velocity)
      velocity += force / spring.mass * step
      value += velocity * step
    }
  }

  @Test func `A spring without bounce follows the formula for critical damping`() {
    let frequency = 2 * Double.pi / 0.5
    for time in stride(from: 0.0, through: 1, by: 0.1) {
      let expected = 1 - exp(-frequency * time) * (1 + frequency * time)
      #expect(abs(Spring(duration: 0.5).value(target: 1.0, time: time) - expected) < 1e-12)
    }
  }

  @Test func `The damping ratio of a spring follows from its bounce`() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
    #expect(abs(spring.response - 0.4) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
  }

  @Test(arguments: [-1, -2])
  func `A spring with a bounce of -1 or less moves slowly`(bounce: Double) {
    let value = Spring(duration: 0.5, bounce: bounce).value(target: 1.0, time: 1)
    #expect(0 < value && value < 0.1)
  }

  @Test func `Springs with the same mass, stiffness and damping are equal`() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let physical = Spring(
      mass: spring.mass,
      stiffness: spring.stiffness,
      damping: spring.damping
    )
    #expect(physical == spring)
  }

  @Test func `High damping gives a damping ratio above 1 only if allowOverDamping is true`() {
    let spring = Spring(stiffness: 100, damping: 1000)
    #expect(abs(spring.dampingRatio - 1) < 1e-12)
    #expect(Spring(stiffness: 100, damping: 1000, allowOverDamping: true).dampingRatio == 50)
  }

  @Test(arguments: [0.3, 1, 2])
  func `A settled spring stays near its target`(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    // A spring is settled when it stays within 0.001 of its target.
    let end = spring.settlingDuration
    for offset in stride(from: 0.0, through: 2, by: 0.05) {
      #expect(abs(spring.value(target: 1.0, time: end + offset) - 1) <= 0.00101)
    }
    #expect(abs(spring.value(target: 1.0, time: end * 0.5) - 1) > 0.001)
    let fitted = Spring(settlingDuration: 2, dampingRatio: ratio)
    #expect(abs(fitted.settlingDuration - 2) < 1e-6)
  }

  @Test func `A spring moves a value to the same point in many steps as in one`() {
    let spring = Spring.bouncy
    var (value, velocity) = (2.0, -1.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.03)
    }
    // The value moves from 2 to 5. `Spring.value` begins at 0, so its target is 5 - 2 = 3, and the
    // test adds 2 to its result.
    let whole = 2 + spring.value(target: 3.0, initialVelocity: -1.0, time: 0.3)
    #expect(abs(value - whole) < 1e-9)
  }
}

@Suite struct `A unit curve` {
  @Test func `A unit curve has the values of its Bézier curve`() {
    for parameter in stride(from: 0.05, to: 1, by: 0.05) {
      // The control points of `easeInOut` are (0.42, 0) and (0.58, 1).
      let (t, u) = (parameter, 1 - parameter)
      let x = 3 * u * u * t * 0.42 + 3 * u * t * t * 0.58 + t * t * t
      let y = 3 * u * t * t + t * t * t
      #expect(abs(UnitCurve.easeInOut.value(at: x) - y) < 1e-9)
      #expect(abs(UnitCurve.easeInOut.inverse.value(at: y) - x) < 1e-9)
    }
  }

  @Test func `The velocity of a unit curve is the slope of its values`() {
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut] {
      for x in stride(from: 0.1, to: 0.9, by: 0.1) {
        let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
        #expect(abs(curve.velocity(at: x) - slope) < 1e-4, "\(curve) at \(x)")
      }
    }
  }

  @Test func `A unit curve keeps its first or last value outside of the unit interval`() {
    #expect(UnitCurve.easeIn.value(at: -1) == 0)
    #expect(UnitCurve.circularEaseOut.value(at: 2) == 1)
    #expect(UnitCurve.linear.velocity(at: 1.5) == 0)
  }

  @Test func `The inverse of a curve returns the time at which the curve reaches a given value`() {
    for curve in [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      for x in stride(from: 0.0, through: 1, by: 0.1) {
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-9)
      }
    }
  }
}

@Suite struct `Several animatable values` {
  @Test func `AnimatableValues adds and scales each value separately`() {
    var sum = AnimatableValues(1.0, Float(2)) + AnimatableValues(3.0, Float(4))
    #expect(sum == AnimatableValues(4.0, Float(6)))
    sum.scale(by: 0.5)
    #expect(sum.value == (2, 3))
    #expect(sum.magnitudeSquared == 13)
    #expect((sum - sum) == .zero)
  }
}
