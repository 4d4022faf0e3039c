import Ambient
import AmbientTesting
import Testing

@testable import Postcards

@Suite @MainActor struct `A postcard` {
  @Test func `A postcard has the catalog's colors and picture for the color scheme`() throws {
    let host = TestHost { Postcard(greeting: "Hello") }
    let image = try #require(host.elements(of: .image).first)
    #expect(host.elements(of: .text).first?[.foreground] == "#1E2A55")
    #expect(host.elements(of: .border).first?[.style] == "#286EB4")
    #expect(image[.imageFile]?.hasSuffix("Lighthouse.imageset/day.png") == true)

    #expect(host.bodies { host.set(\.colorScheme, to: .dark) } == [])
    #expect(host.elements(of: .text).first?[.foreground] == "#C8D4FF")
    #expect(image[.imageFile]?.hasSuffix("Lighthouse.imageset/night.png") == true)

    host.set(\.displayScale, to: 2)
    #expect(image[.imageFile]?.hasSuffix("night@2x.png") == true)
    #expect(image.detail(ImageDetail.self)?.size == CGSize(width: 16, height: 16))
  }
}
