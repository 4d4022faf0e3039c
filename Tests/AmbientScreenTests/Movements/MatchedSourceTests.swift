import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("Matched geometry sources that replace one another") @MainActor
struct MatchedSourceTests {
  /// A small blue card, or a large red card if the view is open.
  private struct Card: View {
    @Namespace private var namespace
    @State private var isOpen = false
    var transition = AnyTransition.opacity

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          .frame(height: 20)
        if isOpen {
          VStack {
            Color.red.frame(width: 100, height: 100)
              .matchedGeometryEffect(id: "card", in: namespace)
          }
          .transition(transition)
        } else {
          Color.blue.frame(width: 50, height: 20)
            .matchedGeometryEffect(id: "card", in: namespace)
            .transition(transition)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200), runsAnimations: true) { content() }
  }

  /// Returns the frames in which the colors are drawn.
  private func drawnFrames(_ host: TestHost) -> [CGRect] {
    host.elements(of: .color).compactMap { host.screen?.visibleFrame(of: $0) }
  }

  // `small` is the frame of the blue card, and `large` is the frame of the red card. `middle` is
  // halfway between them.
  private let small = CGRect(x: 0, y: 20, width: 50, height: 20)
  private let middle = CGRect(x: 0, y: 20, width: 75, height: 60)
  private let large = CGRect(x: 0, y: 20, width: 100, height: 100)

  @Test func `The old and the new source move together to the frame of the new source`() {
    let host = host { Card() }
    #expect(drawnFrames(host) == [small])
    #expect(host.bodies { host.tap("Toggle") } == ["Card"])
    #expect(drawnFrames(host) == [small, small])
    #expect(host.bodies { host.advance(by: 0.5) } == [])
    #expect(drawnFrames(host) == [middle, middle])
    host.advance(by: 0.5)
    #expect(drawnFrames(host) == [large])
    host.tap("Toggle")
    #expect(drawnFrames(host) == [large, large])
    host.advance(by: 0.5)
    #expect(drawnFrames(host) == [middle, middle])
    host.advance(by: 0.5)
    #expect(drawnFrames(host) == [small])
  }

  @Test func `A source that comes back during the animation moves back from its current frame`() {
    let host = host { Card() }
    host.tap("Toggle")
    host.advance(by: 0.5)
    host.tap("Toggle")
    #expect(drawnFrames(host) == [middle, middle])
    host.advance(by: 0.25)
    let frames = drawnFrames(host)
    #expect(frames.count == 2 && Set(frames.map(\.width)).count == 1)
    host.advance(by: 2)
    #expect(drawnFrames(host) == [small])
  }

  @Test func `A new source moves although the old source is removed at once`() {
    let host = host { Card(transition: .identity) }
    host.tap("Toggle")
    host.advance(by: 0.5)
    #expect(drawnFrames(host).last == middle)
    host.advance(by: 0.5)
    #expect(drawnFrames(host) == [large])
  }

  @Test func `Without an animation, a new source is in its own frame at once`() {
    struct Plain: View {
      @Namespace private var namespace
      @State private var isOpen = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Toggle") { isOpen.toggle() }.frame(height: 20)
          Color.red.frame(width: isOpen ? 100 : 50, height: isOpen ? 100 : 20)
            .matchedGeometryEffect(id: "card", in: namespace)
            .id(isOpen)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = host { Plain() }
    host.tap("Toggle")
    #expect(drawnFrames(host) == [large])
  }

  @Test func `A source that is inserted after the old source has left begins in its own frame`() {
    struct Steps: View {
      @Namespace private var namespace
      @State private var step = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Next") { withAnimation(.linear(duration: 1)) { step += 1 } }.frame(height: 20)
          if step != 1 {
            Color.red.frame(width: step == 0 ? 50 : 100, height: step == 0 ? 20 : 100)
              .matchedGeometryEffect(id: "card", in: namespace)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = host { Steps() }
    host.tap("Next")
    host.advance(by: 2)
    #expect(drawnFrames(host) == [])
    host.tap("Next")
    #expect(drawnFrames(host) == [large])
  }

  @Test func `If only positions are matched, the new source keeps its size while it moves`() {
    struct Moving: View {
      @Namespace private var namespace
      @State private var isRight = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Toggle") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
            .frame(height: 20)
          HStack(spacing: 0) {
            ForEach([false, true], id: \.self) { side in
              ZStack {
                if isRight == side {
                  Color.red.frame(width: 20, height: 20)
                    .matchedGeometryEffect(id: "mark", in: namespace, properties: .position)
                }
              }
              .frame(width: 100, height: 20)
            }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = host { Moving() }
    host.tap("Toggle")
    host.advance(by: 0.5)
    // The mark is centered in one of two frames of 100 points. It moves from x = 40 to x = 140.
    let middle = CGRect(x: 90, y: 20, width: 20, height: 20)
    #expect(drawnFrames(host) == [middle, middle])
  }
}
