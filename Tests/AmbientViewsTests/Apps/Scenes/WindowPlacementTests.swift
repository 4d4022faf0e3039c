import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The placement of windows` {
  private struct Player: App {
    var body: some Scene {
      Window("Player", id: "player") { Text("player") }
        .defaultWindowPlacement { content, context in
          let size = content.sizeThatFits(.unspecified)
          let display = context.defaultDisplay.visibleRect
          return WindowPlacement(
            CGPoint(x: display.midX - size.width / 2, y: display.maxY - size.height),
            size: size
          )
        }
        .windowIdealPlacement { _, context in
          guard let main = context.windows.first(where: { $0.id == "main" }) else {
            return WindowPlacement(.center, width: 100)
          }
          return WindowPlacement(.trailing(main))
        }
      Window("Main", id: "main") { Text("main") }.defaultLaunchBehavior(.presented)
    }
  }

  private let host = TestHost(AppSession(Player.self).viewTree)
  private let content = WindowLayoutRoot { CGSize(width: $0.width ?? 40, height: 20) }
  private let display = DisplayProxy(
    bounds: CGRect(x: 0, y: 0, width: 200, height: 100),
    visibleRect: CGRect(x: 0, y: 10, width: 200, height: 80)
  )

  private var detail: WindowPlacementDetail? {
    host.elements(of: .window).first?.detail(WindowPlacementDetail.self)
  }

  @Test func `A scene computes the place of its window from the content size and the display`() {
    let placement = detail?.makeDefault?(content, WindowPlacementContext(defaultDisplay: display))
    // The content is 40 x 20 points. The window is centered at x = 100, so its left edge is at
    // 100 - 20 = 80. The visible rectangle of the display reaches from y = 10 to y = 90. The window
    // is at the bottom of this rectangle, so its top edge is at 90 - 20 = 70.
    #expect(placement == WindowPlacement(x: 80, y: 70, width: 40, height: 20))
  }

  @Test func `A scene places its window beside another window`() {
    let main = WindowProxy(id: "main", phase: .active)
    let alone = WindowPlacementContext(defaultDisplay: display)
    let beside = WindowPlacementContext(defaultDisplay: display, windows: [main])
    #expect(detail?.makeIdeal?(content, alone).position == .fraction(.center))
    #expect(detail?.makeIdeal?(content, alone).width == 100)
    #expect(detail?.makeIdeal?(content, alone).height == nil)
    #expect(detail?.makeIdeal?(content, beside) == WindowPlacement(.trailing(main)))
  }

  @Test func `A window has no placement detail if its scene sets no placement`() throws {
    #expect(host.elements(of: .window).count == 2)
    let window = try #require(host.elements(of: .window).last)
    #expect(window.detail(WindowPlacementDetail.self) == nil)
  }
}
