import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `A matched geometry` {
  private struct Tabs: View {
    @Namespace private var namespace
    @State private var selection = 0

    var body: some View {
      Button("Next") { withAnimation(.linear(duration: 1)) { selection += 1 } }
      ZStack(alignment: .topLeading) {
        Color.red
          .frame(width: 10, height: 10)
          .matchedGeometryEffect(id: selection, in: namespace, isSource: false)
        HStack(spacing: 0) {
          Color.blue.frame(width: 20, height: 40).matchedGeometryEffect(id: 0, in: namespace)
          Color.blue.frame(width: 60, height: 40).matchedGeometryEffect(id: 1, in: namespace)
        }
      }
    }
  }

  private func follower(of host: TestHost) -> Element? {
    host.elements(of: .matchedGeometry).first { $0[.isSource] == false }
  }

  @Test func `A matched geometry moves and scales a view to the frame of the source view`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Tabs() }
    let element = try #require(follower(of: host))
    // The center of the 10 by 10 square moves to the center of the 20 by 40 rectangle.
    #expect(element[.scaleX] == 2)
    #expect(element[.scaleY] == 4)
    #expect(element[.x] == 5)
    #expect(element[.y] == 15)
    #expect(host.bodies { host.tap("Next") } == ["Tabs"])
    #expect(element[.scaleX] == 6)
    #expect(element[.x] == 45)
  }

  @Test func `A matched geometry moves step by step in an animation and runs no body`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 200), runsAnimations: true) { Tabs() }
    let element = try #require(follower(of: host))
    host.tap("Next")
    #expect(host.bodies { host.advance(by: 0.5) } == [])
    #expect(element[.scaleX] == 4)
    #expect(element[.x] == 25)
  }

  @Test func `A matched geometry's offset and scale ignore a transform around the matched views`()
    throws
  {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      VStack { Tabs() }.scaleEffect(2).rotationEffect(.degrees(90))
    }
    let element = try #require(follower(of: host))
    #expect(element[.scaleX].map { abs($0 - 2) < 1e-9 } == true)
    #expect(element[.scaleY].map { abs($0 - 4) < 1e-9 } == true)
    #expect(element[.x].map { abs($0 - 5) < 1e-9 } == true)
    #expect(element[.y].map { abs($0 - 15) < 1e-9 } == true)
  }

  @Test func `A matched geometry in a host without a screen has only its identifier`() throws {
    let host = TestHost { Tabs() }
    let element = try #require(follower(of: host))
    #expect(element[.matchedID] == "0")
    #expect(element.attributes[named: "x"] == nil)
  }
}
