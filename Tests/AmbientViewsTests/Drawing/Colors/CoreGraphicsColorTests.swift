import Ambient
import Foundation
import Testing

@Suite struct `A color of Core Graphics` {
  @Test func `A color of Core Graphics has components and an opacity`() {
    let color = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    #expect(color.components == [1, 0.5, 0.25, 0.75])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.75)
    #expect(color.colorSpace?.model == .rgb)
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(gray.components == [0.5, 1])
    #expect(gray.numberOfComponents == 2)
    #expect(gray.colorSpace == CGColorSpaceCreateDeviceGray())
  }

  @Test func `Colors of Core Graphics are equal if their spaces and components are equal`() {
    #expect(
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        == CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    #expect(CGColor.white == CGColor(gray: 1, alpha: 1))
    #expect(CGColor.black != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(CGColor.clear.alpha == 0)
  }

  @Test func `A copy of a color of Core Graphics can have another opacity`() {
    let color = CGColor(gray: 0.5, alpha: 1)
    #expect(color.copy(alpha: 0.25) == CGColor(gray: 0.5, alpha: 0.25))
    #expect(color.copy() == color)
  }

  @Test func `A color converts to and from a color of Core Graphics`() {
    #expect(
      Color(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        == Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    )
    #expect(Color(CGColor(gray: 0.5, alpha: 1)) == Color(white: 0.5))
    #expect(Color(white: 0).cgColor?.components == [0, 0, 0, 1])
    #expect(Color.primary.cgColor == nil)
  }

  @Test func `A resolved color converts to a color of Core Graphics`() {
    let resolved = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    #expect(resolved.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func `A color space has a name, and decides which color the components describe`() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(wide.name == CGColorSpace.displayP3)
    #expect(wide.numberOfComponents == 3)
    let color = try #require(CGColor(colorSpace: wide, components: [1, 0.5, 0, 1]))
    #expect(Color(cgColor: color) == Color(.displayP3, red: 1, green: 0.5, blue: 0))
    let gray = try #require(
      CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [1, 0])
    )
    #expect(gray == CGColor(gray: 1, alpha: 0))
    #expect(CGColorSpace(name: "no space") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().name == CGColorSpace.sRGB)
  }
}
