import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The exposure of a color` {
  private let environment = EnvironmentValues()

  private func components(_ color: Color) -> [Float] {
    let resolved = color.resolve(in: environment)
    return [resolved.linearRed, resolved.linearGreen, resolved.linearBlue, resolved.opacity]
  }

  private let olive = Color(.sRGBLinear, red: 0.25, green: 0.5, blue: 0, opacity: 0.5)

  private func isNear(_ lhs: [Float], _ rhs: [Float]) -> Bool {
    zip(lhs, rhs).allSatisfy { abs($0 - $1) < 0.001 }
  }

  @Test(
    arguments: [
      (0, [0.25, 0.5, 0, 0.5]), (1, [0.5, 1, 0, 0.5]), (2, [1, 2, 0, 0.5]),
      (-1, [0.125, 0.25, 0, 0.5]), (.nan, [0.25, 0.5, 0, 0.5]),
    ] as [(Double, [Float])]
  )
  func `Each stop of an exposure doubles the light of a color`(
    _ stops: Double,
    _ expected: [Float]
  ) {
    #expect(isNear(components(olive.exposureAdjust(stops)), expected))
  }

  @Test func `A second exposure of a color adds its stops to the stops of the first exposure`() {
    #expect(
      isNear(
        components(olive.exposureAdjust(1.5).exposureAdjust(-0.5)),
        components(olive.exposureAdjust(1))
      )
    )
  }

  @Test func `The description of an exposed color names the color, the exposure and the opacity`() {
    #expect(Color.red.exposureAdjust(1).description == "exposure(red, 1.0)")
    #expect(Color.red.exposureAdjust(1).opacity(0.5).description == "exposure(red, 1.0) 50%")
    #expect(Color.red.opacity(0.5).exposureAdjust(-2).description == "exposure(red 50%, -2.0)")
  }

  @Test func `An exposed color follows the color scheme`() {
    var dark = environment
    dark.colorScheme = .dark
    let color = Color.primary.exposureAdjust(-1)
    #expect(color.resolve(in: dark).linearRed == 0.5)
    #expect(color.resolve(in: environment).linearRed == 0)
  }

  @Test func `Equal colors with equal exposures are equal`() {
    #expect(Color.red.exposureAdjust(1) == Color.red.exposureAdjust(1))
    #expect(Color.red.exposureAdjust(1) != Color.red.exposureAdjust(2))
    #expect(Color.red.exposureAdjust(.nan) == Color.red.exposureAdjust(0))
  }
}
