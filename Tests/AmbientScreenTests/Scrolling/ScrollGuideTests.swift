import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// The example in the article `LayoutInTests.md`.
private struct Inbox: View {
  @State private var isDown = false

  var body: some View {
    ScrollViewReader { proxy in
      Button("Newest") { proxy.scrollTo(99, anchor: .bottom) }
      Text(isDown ? "shadow" : "no shadow")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("Mail \($0)").frame(height: 40) }
        }
      }
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 0
      } action: {
        isDown = $1
      }
      .frame(height: 200)
      .accessibilityIdentifier("inbox")
    }
  }
}

@Suite("Scrolling in a test") @MainActor
struct ScrollGuideTests {
  @Test func `A scroll that is not possible fails the test with a reason`() {
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      Inbox()
      ScrollView { Text("Fixed").frame(height: 900) }.scrollDisabled(true)
      List { Text("Row") }
    }
    let plain = TestHost { Inbox() }
    /// Checks that an action fails the test with a text that begins with `message`.
    func check(_ message: String, _ action: () -> Void) {
      withKnownIssue(isIntermittent: false) {
        action()
      } matching: { issue in
        issue.comments.contains { $0.rawValue.hasPrefix(message) }
      }
    }
    check("The List does not scroll along the horizontal axis.") {
      host.scroll("Row", .trailing)
    }
    check("There is no scroll view with the name \"Inbx\".") { host.scroll("Inbx", .down) }
    check("The ScrollView does not scroll along the horizontal axis.") {
      host.scroll("inbox", .trailing)
    }
    check("The ScrollView cannot be scrolled: scrolling is disabled.") {
      host.scroll("Fixed", .down)
    }
    check("A host without a screen does not scroll.") { plain.scroll(.down) }
  }
}
