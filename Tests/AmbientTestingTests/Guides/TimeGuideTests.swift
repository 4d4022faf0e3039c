import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite struct `The article about time in tests` {
  @Test func `Each listing of the article about time runs as a test`() throws {
    let listings = try GuideListings(
      of: "Sources/AmbientTesting/AmbientTesting.docc/TimeInTests.md"
    )
    #expect(listings.declarations.count == 12)
    #expect(try listings.missing(from: #filePath) == [])
  }

  struct Banner: View {
    @State private var isShown = false

    var body: some View {
      Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      Text("Welcome").opacity(isShown ? 1 : 0)
    }
  }

  @MainActor
  @Test func `The banner fades in, and no body runs`() {
    let host = TestHost(runsAnimations: true) { Banner() }
    host.tap("Show")
    #expect(host.bodies { host.advance(by: 0.25) } == [])
    #expect(host.elements(of: .opacity).first?[.opacity] == 0.25)
    host.advance(by: 0.75)
    #expect(host.elements(of: .opacity).first?[.opacity] == 1)
  }

  struct Door: View {
    @State private var isOpen = false

    var body: some View {
      Button("Turn") { withAnimation(.spring(duration: 1, bounce: 0.3)) { isOpen.toggle() } }
      Text("Door").rotationEffect(.degrees(isOpen ? 90 : 0))
    }
  }

  @MainActor
  @Test func `The door follows its spring`() {
    let host = TestHost(runsAnimations: true) { Door() }
    host.tap("Turn")
    host.advance(by: 0.4)
    let expected = Spring(duration: 1, bounce: 0.3).value(target: 90.0, time: 0.4)
    let degrees = host.elements(of: .rotation).first?[.degrees] ?? 0
    #expect(abs(degrees - expected) < 0.001)
  }

  struct Note: View {
    @State private var isOpen = true

    var body: some View {
      Button("Close") { withAnimation(.linear(duration: 1)) { isOpen = false } }
      if isOpen { Text("Note").transition(.move(edge: .bottom)) }
    }
  }

  @MainActor
  @Test func `The note leaves downward`() {
    let host = TestHost(runsAnimations: true) { Note() }
    host.tap("Close")
    host.advance(by: 0.5)
    #expect(host.elements(of: .transition).first?[.moveY] == 0.5)
    host.advance(by: 0.5)
    #expect(host.texts == ["Close"])
  }

  struct Inbox: View {
    @State private var isLoading = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isLoading { Text("Loading").frame(height: 40) }
        Text("Messages")
        Spacer()
        Button("Finish") { withAnimation(.linear(duration: 1)) { isLoading = false } }
      }
    }
  }

  @MainActor
  @Test func `The messages move up while the loading text fades`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 200), runsAnimations: true) { Inbox() }
    host.tap("Finish")
    host.advance(by: 0.25)
    #expect(host.frame(of: "Messages")?.minY == 30)
    #expect(host.texts.contains("Loading"))
    host.advance(by: 0.75)
    #expect(host.frame(of: "Messages")?.minY == 0)
    #expect(!host.texts.contains("Loading"))
  }

  struct Score: View {
    @State private var score = 1

    var body: some View {
      Text("\(score)").contentTransition(.numericText())
      Button("Win") { withAnimation(.linear(duration: 1)) { score += 1 } }
    }
  }

  @MainActor
  @Test func `A new score gradually replaces the old score`() {
    let host = TestHost(runsAnimations: true) { Score() }
    host.tap("Win")
    host.advance(by: 0.5)
    let score = host.element("2")
    #expect(score?[.oldContent] == "1")
    #expect(score?[.contentProgress] == 0.5)
  }

  struct Stopwatch: View {
    let start: Date

    var body: some View {
      TimelineView(.periodic(from: start, by: 1)) { context in
        Text("\(Int(context.date.timeIntervalSince(start)))")
      }
    }
  }

  @MainActor
  @Test func `The stopwatch shows whole seconds`() {
    let start = Date(timeIntervalSince1970: 0)
    var environment = EnvironmentValues()
    environment.clockStart = start
    let host = TestHost(environment: environment) { Stopwatch(start: start) }
    host.advance(by: 2.5)
    #expect(host.texts == ["2"])
  }
}
