import Ambient
import AmbientScreen
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

/// A text inside as many stacks as `depth` says.
private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      AnyView(Text("core"))
    } else {
      AnyView(VStack { Nested(depth: depth - 1) })
    }
  }
}

@Suite("A deep tree on a screen") @MainActor
struct DeepTreeTests {
  @Test func `A screen lays out a view inside 400 nested stacks`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Nested(depth: 400) }
    #expect(host.frame(of: "core") == CGRect(x: 84, y: 42, width: 32, height: 16))
  }

  @Test func `A warning names the innermost views of a tree that exceeds the depth limit`() {
    var host: TestHost?
    let messages = warnings {
      host = TestHost(size: CGSize(width: 200, height: 100)) { Nested(depth: 1_050) }
    }
    #expect(host?.frame(of: "core") != nil)
    #expect(
      messages == [
        """
        Views are nested more than 1000 levels deep. Their sizes may be wrong.

          Innermost  VStack
          Views      Nested in Nested in Nested

        To fix this, do one of:
          • Check that views that contain themselves stop at some depth.
          • Show the inner views in a list, one below the other.
        """
      ]
    )
  }
}
