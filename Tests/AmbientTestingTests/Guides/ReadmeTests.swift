import Ambient
import AmbientTesting
import Testing

extension EnvironmentValues {
  @Entry fileprivate var season = "spring"
}

@Suite struct `The test in the README` {
  @Test func `Each listing of the README with a test runs as a test`() throws {
    let listings = try GuideListings(of: "README.md") { $0.contains("@Test") }
    #expect(listings.declarations.count == 1)
    #expect(try listings.missing(from: #filePath) == [])
  }

  @MainActor
  @Test func `Of the two trees, only the tree with a new season runs again`() {
    let host = TestHost { Garden() }
    #expect(host.takeBodies() == ["Garden", "Tree", "Tree"])
    host.tap("Wait")
    #expect(host.texts == ["A tree in spring", "A tree in autumn", "Wait"])
    #expect(host.takeBodies() == ["Garden", "Tree"])
  }

  // The views are those of Snippets/Garden.swift, which the README shows before the test.

  struct Tree: View {
    @Environment(\.season) var season
    var body: some View { Text("A tree in \(season)") }
  }

  struct Garden: View {
    @State var isLate = false
    var body: some View {
      Tree()
      Tree().environment(\.season, isLate ? "autumn" : "summer")
      Button("Wait") { isLate.toggle() }
    }
  }
}
