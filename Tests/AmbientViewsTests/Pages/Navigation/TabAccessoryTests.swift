import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The bottom accessory of a tab view` {
  private struct Player: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text(placement.map { "\($0)" } ?? "none") }
  }

  private struct Screen: View {
    var body: some View {
      TabView { Tab("Home", systemImage: "house") { Player() } }
        .tabViewBottomAccessory { Player() }
    }
  }

  @Test func `An accessory reads its place, which is above the tab bar at first`() {
    let host = TestHost { Screen() }
    let texts = host.texts
    #expect(texts.last == "expanded")
    #expect(texts.contains("none"))
  }

  @Test func `An accessory reads the place to which the host moves it`() throws {
    let host = TestHost { Screen() }
    host.takeBodies()
    let accessory = try #require(host.elements(of: .tabViewPart).first)
    #expect(
      host.bodies {
        host.viewTree.send(TabAccessoryEvent(.inline), to: accessory)
        host.settle()
      } == ["Player"]
    )
    #expect(host.texts.last == "inline")
  }
}
