import Ambient
import AmbientScreen
import AmbientTesting
import Testing

/// Lines of text below each other, with buttons that insert a line, remove it or change a text.
///
/// Each line is 16 points high.
private struct Column: View {
  var animation: Animation? = .linear(duration: 1)
  var note: (String) -> Void = { _ in }
  @State private var isLong = false
  @State private var label = "One"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isLong { Text("Added").onDisappear { note("gone") } }
      Text(label).accessibilityIdentifier("first")
      Text("Second")
      Spacer()
      Button("Toggle") { withAnimation(animation) { isLong.toggle() } }
      Button("Plain") { isLong.toggle() }
      Button("Rename") { label = "Two" }
    }
    .frame(width: 100, height: 200)
  }
}

@Suite @MainActor struct `A view that an animated change moves` {
  private func host(
    _ animation: Animation? = .linear(duration: 1),
    runsAnimations: Bool = true,
    note: @escaping (String) -> Void = { _ in }
  ) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 200), runsAnimations: runsAnimations) {
      Column(animation: animation, note: note)
    }
  }

  private func top(_ name: String, in host: TestHost) -> CGFloat? { host.frame(of: name)?.minY }

  @Test func `An animated change moves a view step by step from its old to its new place`() {
    let host = host()
    #expect(top("Second", in: host) == 16)
    host.tap("Toggle")
    #expect(top("Second", in: host) == 16)
    #expect(host.bodies { host.advance(by: 0.25) } == [])
    #expect(top("Second", in: host) == 20)
    host.advance(by: 0.25)
    #expect(top("Second", in: host) == 24)
    #expect(top("Added", in: host) == 0)
    host.advance(by: 0.5)
    #expect(top("Second", in: host) == 32)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `visibleFrame returns the current frame of a view that moves`() throws {
    let host = host()
    host.tap("Toggle")
    host.advance(by: 0.5)
    let first = try #require(host.elements(with: .accessibilityIdentifier, "first").first)
    let frame = try #require(host.screen?.visibleFrame(of: first))
    #expect(frame == host.frame(of: "first"))
    #expect(frame.minY == 8)
  }

  @Test func `An interrupted movement turns back from its current place`() {
    let host = host()
    host.tap("Toggle")
    host.advance(by: 0.5)
    host.tap("Toggle")
    #expect(top("Second", in: host) == 24)
    // The first animation still moves the text down for half a second. The second animation moves
    // it up at the same speed. The text stays where it is until the first animation is over.
    host.advance(by: 0.25)
    #expect(top("Second", in: host) == 24)
    host.advance(by: 0.5)
    #expect(top("Second", in: host) == 20)
    host.advance(by: 0.25)
    #expect(top("Second", in: host) == 16)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A change without an animation moves a view at once`() {
    let host = host(nil)
    host.tap("Toggle")
    #expect(top("Second", in: host) == 32)
    host.tap("Toggle")
    #expect(top("Second", in: host) == 16)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A host without animations moves a view at once`() {
    let host = host(runsAnimations: false)
    host.tap("Toggle")
    #expect(top("Second", in: host) == 32)
    host.tap("Toggle")
    #expect(host.texts == ["One", "Second", "Toggle", "Plain", "Rename"])
    #expect(top("Second", in: host) == 16)
  }

  @Test func `A move without an animation ends a running movement`() {
    let host = host()
    host.tap("Toggle")
    host.advance(by: 0.5)
    host.tap("Plain")
    #expect(top("Second", in: host) == 16)
  }

  @Test func `A movement goes on after a change that does not move the view`() {
    let host = host()
    host.tap("Toggle")
    host.advance(by: 0.5)
    host.tap("Rename")
    #expect(top("Second", in: host) == 24)
    host.advance(by: 0.25)
    #expect(top("Second", in: host) == 28)
  }

  @Test func `A view fades in when an animated change inserts it`() throws {
    let host = host()
    host.tap("Toggle")
    let screen = try #require(host.screen)
    let added = try #require(host.element("Added"))
    #expect(screen.opacity(of: added) == 0)
    host.advance(by: 0.25)
    #expect(screen.opacity(of: added) == 0.25)
    #expect(host.svg.contains("opacity=\"0.25\""))
    host.advance(by: 0.75)
    #expect(screen.opacity(of: added) == 1)
  }

  @Test func `A view fades out and takes up no room when an animated change removes it`() throws {
    var notes: [String] = []
    let host = host { notes.append($0) }
    host.tap("Toggle")
    host.advance(by: 1)
    let screen = try #require(host.screen)
    let added = try #require(host.element("Added"))
    host.tap("Toggle")
    host.advance(by: 0.75)
    #expect(screen.opacity(of: added) == 0.25)
    #expect(top("Added", in: host) == 0)
    #expect(top("Second", in: host) == 20)
    #expect(screen.element(at: CGPoint(x: 4, y: 2))?.id != added.id)
    #expect(notes == [])
    host.advance(by: 0.25)
    #expect(top("Added", in: host) == nil)
    #expect(host.texts == ["One", "Second", "Toggle", "Plain", "Rename"])
    #expect(notes == ["gone"])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A view that returns during its fade-out fades in from its current opacity`() throws {
    let host = host()
    host.tap("Toggle")
    host.advance(by: 1)
    let screen = try #require(host.screen)
    let added = try #require(host.element("Added"))
    host.tap("Toggle")
    host.advance(by: 0.5)
    host.tap("Toggle")
    #expect(screen.opacity(of: added) == 0.5)
    host.advance(by: 1)
    #expect(screen.opacity(of: added) == 1)
    #expect(top("Added", in: host) == 0)
    #expect(top("Second", in: host) == 32)
    #expect(host.viewTree.nextDeadline == nil)
  }
}
