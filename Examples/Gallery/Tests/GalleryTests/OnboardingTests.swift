import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import Onboarding

@Suite("Onboarding") @MainActor
struct OnboardingTests {
  private let host = TestHost(size: CGSize(width: 320, height: 560)) { OnboardingScreen() }

  @Test func `The pages stand side by side, and the first one shows`() {
    #expect(host.frame(of: "welcome")?.minX == 0)
    #expect(host.frame(of: "reminders")?.minX == 320)
    #expect(host.frame(of: "share")?.minX == 640)
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

  @Test func `The Continue button moves to the next page and runs no page`() {
    let bodies = host.bodies { host.tap("Continue") }
    #expect(!bodies.contains("PageView"))
    #expect(bodies.contains("NextButton"))
    #expect(host.frame(of: "welcome")?.minX == -320)
    #expect(host.frame(of: "reminders")?.minX == 0)
  }

  @Test func `The dot of the current page is longer, and a tap on a dot shows its page`() {
    #expect(host.frame(of: "Page 1")?.width == 24)
    host.tap("Page 3")
    #expect(host.frame(of: "Page 1")?.width == 8)
    #expect(host.frame(of: "Page 3")?.width == 24)
    #expect(host.frame(of: "share")?.minX == 0)
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
    host.size.width = 480
    #expect(host.frame(of: "welcome")?.minX == -480)
    #expect(host.frame(of: "reminders")?.width == 480)
  }

  @MainActor private final class Counter {
    var count = 0
  }
}
