import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The scale of the screen in the environment` {
  private struct Pixels: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel

    var body: some View { Text(verbatim: "\(Double(scale)) \(Double(pixel))") }
  }

  private var settings: ScreenSettings {
    var settings = ScreenSettings(size: CGSize(width: 200, height: 100))
    settings.scale = 2
    return settings
  }

  @Test func `Views read the scale of the screen, and follow its changes`() {
    let host = TestHost(screen: settings) {
      Text("Other")
      Pixels()
    }
    #expect(host.texts == ["Other", "2.0 0.5"])
    #expect(host.bodies { host.screen?.settings.scale = 4 } == ["Pixels"])
    #expect(host.texts == ["Other", "4.0 0.25"])
    #expect(host.bodies { host.screen?.settings.spacing = 5 } == [])
  }

  @Test func `A scale that the host sets in the environment takes precedence`() {
    var environment = EnvironmentValues()
    environment.displayScale = 8
    let host = TestHost(screen: settings, environment: environment) { Pixels() }
    #expect(host.texts == ["8.0 0.125"])
    host.screen?.settings.scale = 4
    #expect(host.texts == ["8.0 0.125"])
  }
}
