import Ambient
import AmbientTesting
import Testing

/// The environment that an overlay or a background reads.
///
/// A modifier sets a value for the view to which it is applied. If this view already has an
/// overlay, the overlay is a part of the view, and also reads the value.
@MainActor
struct `Overlays and backgrounds` {
  private struct Reader: View {
    @Environment(\.layer) private var layer
    let name: String
    var body: some View { Text("\(name) \(layer)") }
  }

  @Test func `An overlay reads values of modifiers applied after it, but not before it`() {
    let host = TestHost {
      Reader(name: "base").environment(\.layer, 1).overlay { Reader(name: "over") }
      Reader(name: "base").overlay { Reader(name: "over") }.environment(\.layer, 2)
    }
    #expect(host.texts == ["base 1", "over 0", "base 2", "over 2"])
  }

  @Test func `A background reads values of modifiers applied after it, but not before it`() {
    let host = TestHost {
      Reader(name: "base").environment(\.layer, 1).background { Reader(name: "back") }
      Reader(name: "base").background { Reader(name: "back") }.environment(\.layer, 2)
    }
    #expect(host.texts.sorted() == ["back 0", "back 2", "base 1", "base 2"])
  }
}

private struct LayerKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var layer: Int {
    get { self[LayerKey.self] }
    set { self[LayerKey.self] = newValue }
  }
}
