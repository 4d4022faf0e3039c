import Ambient
import Testing

@Suite struct `The arithmetic of animatable values` {
  @Test func `A scaled value is the product with the factor`() {
    #expect(AnimatablePair(2.0, -4.0).scaled(by: 1.5) == AnimatablePair(3, -6))
  }

  @Test(arguments: [(0.0, 10.0), (0.25, 15), (1, 30), (1.5, 40)])
  func `An interpolated value is at a part of the distance`(amount: Double, expected: Double) {
    #expect(10.0.interpolated(towards: 30, amount: amount) == expected)
    var value = AnimatablePair(10.0, 0.0)
    value.interpolate(towards: AnimatablePair(30, 0), amount: amount)
    #expect(value == AnimatablePair(expected, 0))
  }
}
