import AmbientAnimation
import Testing

@Suite struct `Arithmetic of animatable values` {
  private let start = AnimatablePair(2.0, Float(10))
  private let end = AnimatablePair(4.0, Float(-10))

  @Test func `scaled(by:) multiplies each number`() {
    #expect(start.scaled(by: 0.5) == AnimatablePair(1, 5))
    #expect(EmptyAnimatableData().scaled(by: 3) == EmptyAnimatableData())
  }

  @Test(arguments: [
    (0.0, 2.0, Float(10)), (0.25, 2.5, 5), (1, 4, -10), (1.5, 5, -20), (-1, 0, 30),
  ])
  func `A value can be interpolated toward another value, and beyond either value`(
    amount: Double,
    first: Double,
    second: Float
  ) {
    #expect(start.interpolated(towards: end, amount: amount) == AnimatablePair(first, second))
    var value = start
    value.interpolate(towards: end, amount: amount)
    #expect(value == AnimatablePair(first, second))
  }
}
