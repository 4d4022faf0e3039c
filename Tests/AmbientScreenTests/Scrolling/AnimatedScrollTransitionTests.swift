import Ambient
import AmbientTesting
import Testing

@Suite("A scroll transition with an animation") @MainActor
struct AnimatedScrollTransitionTests {
  /// Shows rows that are 100 points high in a scroll view that is 200 points high.
  ///
  /// In the phase `identity`, a row has the opacity 1. In the other two phases, a row has the
  /// opacity 0.5, and is moved horizontally by 8 points: to the left in the phase `topLeading`, and
  /// to the right in the phase `bottomTrailing`.
  private func host(
    top: ScrollTransitionConfiguration,
    bottom: ScrollTransitionConfiguration,
    runsAnimations: Bool = true
  ) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 200), runsAnimations: runsAnimations) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { row in
            Text("Row \(row)").frame(width: 100, height: 100)
              .scrollTransition(topLeading: top, bottomTrailing: bottom) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 8)
              }
          }
        }
      }
    }
  }

  /// Returns the effects of the first four rows.
  private func effects(_ host: TestHost) -> [String?] {
    host.elements(of: .visualEffect).prefix(4).map { $0[.effects] }
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) {
    host.scroll("Row 1", by: CGSize(width: 0, height: distance))
  }

  /// The effects of a row in the phase `identity`.
  private let rest = "opacity(1) offset(0 0)"

  /// The effects of a row in the phase `bottomTrailing`.
  private let below = "opacity(0.5) offset(8 0)"

  /// A transition with an animation of one second.
  ///
  /// The phase of a row is `identity` while at least a quarter of the row is visible.
  private let linear = ScrollTransitionConfiguration.animated(.linear(duration: 1))
    .threshold(.visible(0.25))

  @Test
  func `With a threshold of .hidden, a view that touches the scroll view has the phase identity`() {
    let hidden = linear.threshold(.hidden)
    let host = host(top: hidden, bottom: hidden)
    // The top of row 2 touches the lower edge of the scroll view. Row 3 does not touch it.
    #expect(effects(host) == [rest, rest, rest, below])
    scroll(host, by: 20)
    host.advance(by: 1)
    #expect(effects(host) == [rest, rest, rest, below])
    scroll(host, by: 100)
    host.advance(by: 1)
    #expect(effects(host)[2...] == [rest, rest])
  }

  @Test func `The effects change from phase to phase with the animation, and no body runs`() {
    let host = host(top: linear, bottom: linear)
    #expect(effects(host) == [rest, rest, below, below])
    let bodies = host.bodies {
      // After this scroll, a fifth of row 0 and four fifths of row 2 are visible.
      scroll(host, by: 80)
      #expect(effects(host) == [rest, rest, below, below])
      host.advance(by: 0.25)
      #expect(
        effects(host)
          == ["opacity(0.875) offset(-2 0)", rest, "opacity(0.625) offset(6 0)", below]
      )
      host.advance(by: 0.25)
      #expect(
        effects(host)
          == ["opacity(0.75) offset(-4 0)", rest, "opacity(0.75) offset(4 0)", below]
      )
      host.advance(by: 0.5)
      #expect(effects(host) == ["opacity(0.5) offset(-8 0)", rest, rest, below])
    }
    #expect(bodies == [])
  }

  @Test func `A scroll during the animation does not start the animation again`() {
    let host = host(top: linear, bottom: linear)
    scroll(host, by: 80)
    host.advance(by: 0.5)
    scroll(host, by: 10)
    #expect(effects(host).first == "opacity(0.75) offset(-4 0)")
    host.advance(by: 0.5)
    #expect(effects(host).first == "opacity(0.5) offset(-8 0)")
    scroll(host, by: -90)
    host.advance(by: 0.5)
    #expect(
      effects(host) == ["opacity(0.75) offset(-4 0)", rest, "opacity(0.75) offset(4 0)", below]
    )
    host.advance(by: 0.5)
    #expect(effects(host) == [rest, rest, below, below])
  }

  @Test func `Each edge has its own animation, and an interactive edge follows the scroll`() {
    let slow = linear.animation(.linear(duration: 2))
    let host = host(top: .interactive, bottom: slow)
    // After this scroll, half of row 0 and half of row 2 are visible.
    scroll(host, by: 50)
    #expect(effects(host) == ["opacity(0.75) offset(-4 0)", rest, below, below])
    host.advance(by: 1)
    #expect(
      effects(host) == ["opacity(0.75) offset(-4 0)", rest, "opacity(0.75) offset(4 0)", below]
    )
    host.advance(by: 1)
    #expect(effects(host) == ["opacity(0.75) offset(-4 0)", rest, rest, below])
  }

  @Test func `A picture shows each step of the animation`() {
    let host = host(top: linear, bottom: linear)
    scroll(host, by: 80)
    host.advance(by: 0.5)
    #expect(host.svg.contains("opacity=\"0.75\""))
    host.advance(by: 0.5)
    #expect(!host.svg.contains("opacity=\"0.75\""))
  }

  @Test func `On a host that runs no animations, the effects change at once`() {
    let host = host(top: linear, bottom: linear, runsAnimations: false)
    scroll(host, by: 80)
    #expect(effects(host) == ["opacity(0.5) offset(-8 0)", rest, rest, below])
  }
}
