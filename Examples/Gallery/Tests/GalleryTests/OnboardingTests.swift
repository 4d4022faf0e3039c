import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@testable import Onboarding

@Suite("Onboarding") @MainActor
struct OnboardingTests {
  private let host = TestHost(size: CGSize(width: 320, height: 560)) { OnboardingScreen() }

  private var headings: [String] { host.findAll(.heading).map(\.name) }

  @Test func `The introduction begins with the first of three pages`() {
    #expect(host.find(.pageControl).value == "page 1 of 3")
    #expect(headings == ["Welcome"])
    #expect(host.frame(of: "welcome")?.minX == 0)
    #expect(host.frame(of: "welcome")?.width == 320)
    #expect(host.picture.contains("Welcome"))
    #expect(!host.picture.contains("Reminders"))
  }

  @Test func `A message wraps in the middle of its page`() {
    let lines = host.picture.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.contains("Your garden") } ?? 0
    #expect(
      lines[start..<min(start + 3, lines.count)].joined(separator: "\n") == """
            Your garden in your pocket: what
             to sow, what to water, and what
                        is ripe.
        """
    )
  }

  @Test func `The Continue button moves to the next page and runs no other page`() {
    let bodies = host.bodies { host.tap("Continue") }
    #expect(bodies.filter { $0 == "PageView" }.count <= 1)
    #expect(bodies.contains("NextButton"))
    #expect(!bodies.contains("OnboardingScreen"))
    #expect(headings == ["Reminders"])
    #expect(host.find(.pageControl).value == "page 2 of 3")
  }

  @Test func `A swipe moves to the next page, and back to a page whose body does not run again`() {
    host.find(.pageControl).increment()
    #expect(headings == ["Reminders"])
    #expect(host.find(nil, "Page 2").isSelected)
    let bodies = host.bodies { host.find(.pageControl).decrement() }
    #expect(headings == ["Welcome"])
    #expect(!bodies.contains("PageView"))
    #expect(host.find(nil, "Page 1").isSelected)
  }

  @Test func `The dot of the current page is longer, and a tap on a dot shows its page`() {
    #expect(host.frame(of: "Page 1")?.width == 24)
    host.tap("Page 3")
    #expect(host.frame(of: "Page 1")?.width == 8)
    #expect(host.frame(of: "Page 3")?.width == 24)
    #expect(headings == ["Share"])
  }

  @Test func `The mark slides from dot to dot`() throws {
    let host = TestHost(size: CGSize(width: 320, height: 560), runsAnimations: true) {
      OnboardingScreen()
    }
    func marks() -> [CGRect] {
      host.elements(of: .matchedGeometry).compactMap(\.children.first)
        .compactMap { host.screen?.visibleFrame(of: $0) }
    }
    let start = try #require(marks().first)
    #expect(start == host.frame(of: "Page 1"))
    host.tap("Page 3")
    #expect(host.bodies { host.advance(by: 0.1) } == [])
    let middle = try #require(marks().last)
    #expect(middle.midX > start.midX)
    host.advance(by: 3)
    #expect(marks().count == 1)
    let end = try #require(marks().first)
    #expect(end == host.frame(of: "Page 3"))
    #expect(end.midX > middle.midX)
  }

  @Test func `The button on the last page ends the introduction`() {
    let ends = Counter()
    let host = TestHost(size: CGSize(width: 320, height: 560)) {
      OnboardingScreen { ends.count += 1 }
    }
    host.tap("Continue")
    host.tap("Continue")
    #expect(ends.count == 0)
    #expect(host.element("Skip", of: .button)?.isEnabled == false)
    host.tap("Get Started")
    #expect(ends.count == 1)
  }

  @Test func `A wider screen has wider pages`() {
    host.tap("Continue")
    let bodies = host.bodies { host.size.width = 480 }
    #expect(host.frame(of: "reminders")?.width == 480)
    #expect(!bodies.contains("PageView"))
  }

  @MainActor private final class Counter {
    var count = 0
  }
}
