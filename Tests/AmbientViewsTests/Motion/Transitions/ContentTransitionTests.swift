import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A content transition` {
  private struct Score: View {
    let transition: ContentTransition
    var animation: Animation? = .linear(duration: 1)
    @State private var score = 1

    var body: some View {
      Text("\(score)").contentTransition(transition)
      Button("More") { withAnimation(animation) { score += 1 } }
      Button("Less") { withAnimation(animation) { score -= 1 } }
    }
  }

  private func element(of host: TestHost) -> Element? { host.elements(of: .text).first }

  private func change(of host: TestHost) -> ContentTransitionDetail.Change? {
    element(of: host)?.detail(ContentTransitionDetail.self)?.change
  }

  @Test func `A content transition has the old text and the progress of the change`() throws {
    let host = TestHost(runsAnimations: true) { Score(transition: .opacity) }
    #expect(element(of: host)?[.contentTransition] == "opacity")
    #expect(change(of: host) == nil)
    host.tap("More")
    #expect(host.texts.first == "2")
    #expect(element(of: host)?[.oldContent] == "1")
    #expect(element(of: host)?[.contentProgress] == 0)
    #expect(host.bodies { host.advance(by: 0.25) } == [])
    #expect(element(of: host)?[.contentProgress] == 0.25)
    #expect(change(of: host)?.oldText == "1")
    #expect(change(of: host)?.progress == 0.25)
    host.advance(by: 0.75)
    #expect(change(of: host) == nil)
    #expect(element(of: host)?[.contentProgress] == nil)
    #expect(element(of: host)?[.oldContent] == nil)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A change during a content transition starts from the new text of the transition`() {
    let host = TestHost(runsAnimations: true) { Score(transition: .interpolate) }
    host.tap("More")
    host.advance(by: 0.5)
    host.tap("More")
    #expect(change(of: host)?.oldText == "2")
    #expect(change(of: host)?.progress == 0)
    host.advance(by: 0.5)
    #expect(change(of: host)?.progress == 0.5)
  }

  @Test func `A change without an animation ends a content transition`() {
    struct Plain: View {
      @State private var score = 1

      var body: some View {
        Text("\(score)").contentTransition(.opacity)
        Button("Animated") { withAnimation(.linear(duration: 1)) { score += 1 } }
        Button("Plain") { score += 1 }
      }
    }
    let host = TestHost(runsAnimations: true) { Plain() }
    host.tap("Animated")
    host.advance(by: 0.5)
    host.tap("Plain")
    #expect(host.texts.first == "3")
    #expect(change(of: host) == nil)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A content transition of a number counts up or down`() {
    struct Number: View {
      @State private var score = 1

      var body: some View {
        Text("\(score)").contentTransition(.numericText(value: Double(score)))
          .animation(.linear(duration: 1), value: score)
        Button("More") { score += 1 }
        Button("Less") { score -= 1 }
      }
    }
    let host = TestHost(runsAnimations: true) { Number() }
    #expect(element(of: host)?[.contentTransition] == "numericText 1")
    host.tap("More")
    #expect(change(of: host)?.countsDown == false)
    host.tap("Less")
    #expect(change(of: host)?.countsDown == true)
    #expect(element(of: host)?[.oldContent] == "2")
    let down = TestHost(runsAnimations: true) { Score(transition: .numericText(countsDown: true)) }
    #expect(element(of: down)?[.contentTransition] == "numericText countsDown")
    down.tap("More")
    #expect(change(of: down)?.countsDown == true)
  }

  @Test func `The element of a changing symbol has the symbol effect and the old symbol`() {
    struct Play: View {
      @State private var isPlaying = false

      var body: some View {
        Image(systemName: isPlaying ? "pause" : "play")
          .contentTransition(.symbolEffect(.replace.downUp, options: .speed(2)))
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isPlaying.toggle() } }
      }
    }
    let host = TestHost(runsAnimations: true) { Play() }
    let image = host.elements(of: .image).first
    #expect(image?[.contentTransition] == "symbolEffect replace downUp speed 2")
    host.tap("Toggle")
    host.advance(by: 0.5)
    #expect(image?[.systemName] == "pause")
    #expect(image?[.oldContent] == "play")
    #expect(image?[.contentProgress] == 0.5)
    let detail = image?.detail(ContentTransitionDetail.self)
    #expect(detail?.change?.oldAttributes[.systemName] == "play")
    #expect(detail?.change?.oldText == nil)
  }

  @Test func `The fallback of a magic replacement can be written as a static member`() {
    let host = TestHost {
      Image(systemName: "play")
        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
      Image(systemName: "play").contentTransition(.symbolEffect(.replace.magic(fallback: .upUp)))
      Image(systemName: "play").contentTransition(.symbolEffect(.replace.magic(fallback: .offUp)))
    }
    #expect(
      host.elements(of: .image).map { $0[.contentTransition] } == [
        "symbolEffect replace downUp byLayer magic", "symbolEffect replace upUp magic",
        "symbolEffect replace offUp magic",
      ]
    )
  }

  @Test func `The identity content transition shows the new text at once`() {
    let host = TestHost(runsAnimations: true) { Score(transition: .identity) }
    host.tap("More")
    #expect(host.texts.first == "2")
    #expect(element(of: host)?[.contentTransition] == nil)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A content transition has no progress in a host without animations`() {
    let host = TestHost { Score(transition: .opacity) }
    host.tap("More")
    #expect(host.texts.first == "2")
    #expect(element(of: host)?[.contentTransition] == "opacity")
    #expect(change(of: host) == nil)
    #expect(element(of: host)?.animation == .linear(duration: 1))
  }

  @Test func `The completion of an animation waits for the content transition`() {
    struct Counted: View {
      let note: () -> Void
      @State private var score = 1

      var body: some View {
        Text("\(score)").contentTransition(.opacity)
        Button("More") {
          withAnimation(.linear(duration: 1)) {
            score += 1
          } completion: {
            note()
          }
        }
      }
    }
    var completions = 0
    let host = TestHost(runsAnimations: true) { Counted { completions += 1 } }
    host.tap("More")
    host.advance(by: 0.5)
    #expect(completions == 0)
    host.advance(by: 0.5)
    #expect(completions == 1)
  }
}
