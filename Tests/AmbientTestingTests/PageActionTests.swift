import Ambient
import AmbientTesting
import Foundation
import Testing

/// Three pages side by side, each with a text in a scroll view.
private struct Leaflet: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3, id: \.self) { number in
        ScrollView { Text("Page \(number)").frame(height: 900) }
      }
    }
    .tabViewStyle(.page)
    .accessibilityIdentifier("leaflet")
  }
}

/// Three pages that turn vertically.
private struct Stack: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3, id: \.self) { Text("Page \($0)") }
    }
    .tabViewStyle(.verticalPage)
  }
}

@Suite @MainActor struct `Scrolls and swipes over pages` {
  private let size = CGSize(width: 320, height: 480)

  @Test func `A scroll along the axis of the pages goes to the next or previous page`() {
    let host = TestHost(size: size) { Leaflet() }
    host.scroll("leaflet", .trailing)
    #expect(host.visibleTexts == ["Page 1"])
    host.scroll(.trailing)
    #expect(host.visibleTexts == ["Page 2"])
    host.scroll("Page 2", .leading)
    #expect(host.visibleTexts == ["Page 1"])
    host.scroll("leaflet", by: CGSize(width: -40, height: 0))
    #expect(host.visibleTexts == ["Page 0"])
    host.scroll(by: CGSize(width: 40, height: 0))
    #expect(host.visibleTexts == ["Page 1"])
  }

  @Test func `A scroll across the axis of the pages scrolls the view in the page`() {
    let host = TestHost(size: size) { Leaflet() }
    host.scroll("Page 0", .down)
    #expect(host.scrollOffset(of: "Page 0")?.y == 420)
    #expect(host.visibleTexts == ["Page 0"])
  }

  @Test func `A scroll view in a page scrolls along its own axis and does not turn the page`() {
    let host = TestHost(size: size) {
      TabView {
        ScrollView(.horizontal) { Text("Wide").frame(width: 1_000) }
        Text("Next")
      }
      .tabViewStyle(.page)
    }
    host.scroll("Wide", .trailing)
    #expect(host.scrollOffset(of: "Wide")?.x == 320)
    #expect(host.visibleTexts == ["Wide"])
  }

  @Test func `A scroll over pages in a scroll view of the same axis turns the page`() {
    let host = TestHost(size: size) {
      ScrollView {
        Stack().frame(height: 300)
        Text("Below").frame(height: 900)
      }
    }
    host.scroll("Page 0", .down)
    #expect(host.visibleTexts == ["Page 1", "Below"])
    host.scroll("Below", by: CGSize(width: 0, height: 100))
    #expect(host.scrollOffset(of: "Below")?.y == 100)
    #expect(host.visibleTexts == ["Page 1", "Below"])
  }

  @Test(arguments: [false, true])
  func `A swipe goes to the next or previous page, with and without a screen`(hasScreen: Bool) {
    let host = hasScreen ? TestHost(size: size) { Leaflet() } : TestHost { Leaflet() }
    host.swipe("leaflet", .leading)
    #expect(host.visibleTexts == ["Page 1"])
    host.swipe("Page 1", .leading)
    #expect(host.visibleTexts == ["Page 2"])
    host.swipe("leaflet", .trailing)
    #expect(host.visibleTexts == ["Page 1"])
    host.scroll("leaflet", .leading)
    #expect(host.visibleTexts == ["Page 0"])
  }

  @Test func `Vertical pages turn with vertical scrolls and swipes`() {
    let host = TestHost(size: size) { Stack() }
    host.scroll(.down)
    #expect(host.visibleTexts == ["Page 1"])
    host.swipe("Page 1", .up)
    #expect(host.visibleTexts == ["Page 2"])
    host.swipe("Page 2", .down)
    #expect(host.visibleTexts == ["Page 1"])
  }

  @Test func `A swipe over a view with a drag gesture drags this view`() {
    var events: [DragEvent.Phase] = []
    let host = TestHost(size: size) {
      TabView {
        Text("Card").gesture(DragGesture().onEnded { _ in events.append(.ended) })
        Text("Next")
      }
      .tabViewStyle(.page)
    }
    host.swipe("Card", .leading)
    #expect(events == [.ended])
    #expect(host.visibleTexts == ["Card"])
  }

  @Test func `A scroll of view number 0 fails the test, because the numbers begin at 1`() {
    func check(_ host: TestHost) {
      withKnownIssue(isIntermittent: false) {
        host.scroll(by: CGSize(width: 0, height: 40), number: 0)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.hasPrefix("There is no scroll view") }
      }
    }
    check(TestHost(size: size) { Text("Alone") })
    let pages = TestHost(size: size) { Stack() }
    check(pages)
    #expect(pages.visibleTexts == ["Page 0"])
  }

  @Test func `A scroll or swipe beyond the last or first page fails the test`() {
    func check(_ message: String, _ action: () -> Void) {
      withKnownIssue(isIntermittent: false) {
        action()
      } matching: { issue in
        issue.comments.contains { $0.rawValue.hasPrefix(message) }
      }
    }
    let host = TestHost(size: size) { Leaflet() }
    let first = "The TabView has no previous page: page 1 of 3 is selected."
    check(first) { host.scroll("leaflet", .leading) }
    check(first) { host.swipe("leaflet", .trailing) }
    host.scroll(.trailing)
    host.scroll(.trailing)
    check("The TabView has no next page: page 3 of 3 is selected.") { host.scroll(.trailing) }
    #expect(host.visibleTexts == ["Page 2"])
    let disabled = TestHost { Leaflet().disabled(true) }
    check("TabView") { disabled.swipe("leaflet", .leading) }
    let empty = TestHost {
      TabView { EmptyView() }.tabViewStyle(.page)
    }
    check("The TabView has no next page: it has no pages.") { empty.scroll(.trailing) }
  }
}
