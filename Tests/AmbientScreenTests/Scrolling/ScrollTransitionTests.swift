import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("A scroll transition") @MainActor
struct ScrollTransitionTests {
  /// Shows rows that are 100 points high and have a scroll transition.
  ///
  /// In the phase `identity`, a row has the opacity 1. In the other two phases, a row has the
  /// opacity 0.5, and is moved horizontally by 8 points: to the left in the phase `topLeading`, and
  /// to the right in the phase `bottomTrailing`.
  private func host(_ configuration: ScrollTransitionConfiguration) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { row in
            Text("Row \(row)").frame(width: 100, height: 100)
              .scrollTransition(configuration) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 8)
              }
          }
        }
      }
    }
  }

  private func effects(_ host: TestHost) -> [String?] {
    host.elements(of: .visualEffect).map { $0[.effects] }
  }

  @Test func `An interactive scroll transition changes continuously and runs no body`() {
    let host = host(.interactive)
    let rest = "opacity(1) offset(0 0)"
    let below = "opacity(0.5) offset(8 0)"
    #expect(effects(host) == [rest, rest, below, below, below])
    #expect(host.bodies { host.scroll("Row 0", by: CGSize(width: 0, height: 50)) } == [])
    #expect(
      effects(host)
        == ["opacity(0.75) offset(-4 0)", rest, "opacity(0.75) offset(4 0)", below, below]
    )
  }

  @Test func `A scroll transition with the animated configuration changes only at its threshold`() {
    let host = host(.animated.threshold(.visible(0.25)))
    host.scroll("Row 0", by: CGSize(width: 0, height: 50))
    let rest = "opacity(1) offset(0 0)"
    #expect(effects(host).prefix(3) == [rest, rest, rest])
    host.scroll("Row 0", by: CGSize(width: 0, height: 30))
    #expect(effects(host).prefix(3) == ["opacity(0.5) offset(-8 0)", rest, rest])
  }

  @Test func `A scroll transition with the identity configuration has no effect`() {
    let host = host(.identity)
    #expect(Set(effects(host)) == ["opacity(1) offset(0 0)"])
  }

  @Test func `A scroll transition changes nothing if the host does not lay out views`() {
    let host = TestHost {
      ScrollView {
        Text("Row").scrollTransition { content, phase in
          content.offset(x: phase.isIdentity ? 0 : 8)
        }
      }
    }
    #expect(effects(host) == [nil])
  }

  @Test func `A scroll transition can have a threshold between hidden and visible`() {
    // Halfway between hidden and visible, 50 points of a row are visible. The inset raises this
    // threshold to 60 visible points. The phase of row 0 therefore changes when 40 of its 100
    // points are hidden.
    let half = ScrollTransitionConfiguration.Threshold.hidden
      .interpolated(towards: .visible, amount: 0.5)
    let host = host(.animated.threshold(half.inset(by: 10)))
    host.scroll("Row 0", by: CGSize(width: 0, height: 39))
    #expect(effects(host).first == "opacity(1) offset(0 0)")
    host.scroll("Row 0", by: CGSize(width: 0, height: 2))
    #expect(effects(host).first == "opacity(0.5) offset(-8 0)")
  }

  @Test func `The curve of an interactive scroll transition determines the strength of effects`() {
    // A scroll hides 60 percent of the first row. The curve is a quarter of a circle. At 60 percent
    // of its width, it has reached a fifth of its height. At full strength, the effects take away
    // 0.5 of the opacity and offset the row by 8 points. A fifth of this is 0.1 and 1.6 points.
    let host = host(.interactive(timingCurve: .circularEaseIn).animation(.linear))
    host.scroll("Row 0", by: CGSize(width: 0, height: 60))
    #expect(effects(host).first == "opacity(0.9) offset(-1.5999999999999996 0)")
  }
}
