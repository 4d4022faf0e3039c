import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// A view in a number of paddings.
private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      AnyView(Text("core"))
    } else {
      AnyView(Nested(depth: depth - 1).padding(0))
    }
  }
}

@Suite("A deep tree on a screen") @MainActor
struct DeepTreeTests {
  @Test func `is laid out`() {
    let depth = ProcessInfo.processInfo.environment["DEPTH"].flatMap(Int.init) ?? 500
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Nested(depth: depth) }
    #expect(host.frame(of: "core") == CGRect(x: 84, y: 42, width: 32, height: 16))
  }
}
