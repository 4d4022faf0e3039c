import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite("HSplitView and VSplitView") @MainActor
struct SplitViewTests {
  @Test func `Split views arrange their views without spacing`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      HSplitView {
        Text("left").frame(width: 50)
        VSplitView {
          Text("top").frame(height: 40)
          Text("bottom").frame(height: 20)
        }
      }
    }
    #expect(host.elements(of: .hSplitView).count == 1)
    #expect(host.elements(of: .vSplitView).count == 1)
    let (top, bottom) = (host.frame(of: "top"), host.frame(of: "bottom"))
    // Each text is in the middle of its frame. If frames of 40 and 20 points touch, their middles
    // are 20 + 10 points apart.
    #expect(top.flatMap { top in bottom.map { $0.midY - top.midY } } == 30)
    #expect(host.frame(of: "left").map { left in (bottom?.minX ?? 0) > left.maxX } == true)
  }
}
