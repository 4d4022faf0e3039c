import Ambient
import AmbientTesting
import Testing

@Suite struct `The landing page of AmbientTesting` {
  @Test func `Each listing on the landing page of AmbientTesting runs as a test`() throws {
    let listings = try GuideListings(
      of: "Sources/AmbientTesting/AmbientTesting.docc/AmbientTesting.md"
    )
    #expect(listings.declarations.count == 2)
    #expect(try listings.missing(from: #filePath) == [])
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }

  @MainActor
  @Test func `A tap increases the count`() {
    let host = TestHost { Counter() }
    #expect(host.bodies { host.tap("More") } == ["Counter"])
    #expect(host.texts == ["1", "More"])
  }
}
