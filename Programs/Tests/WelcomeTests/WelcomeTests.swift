import AmbientTesting
import SwiftUI
import Testing

@testable import Welcome

@MainActor
@Suite struct WelcomeTests {
  private struct FixedNotifications: NotificationCenterType {
    struct Failure: Error {}
    let isAllowed: Bool?

    func requestAuthorization() async throws -> Bool {
      guard let isAllowed else { throw Failure() }
      return isAllowed
    }
  }

  private let defaults = UserDefaults(suiteName: "WelcomeTests-\(UUID())") ?? .standard

  private func open(isAllowed: Bool? = true, runsAnimations: Bool = false) -> TestHost {
    TestHost(runsAnimations: runsAnimations) { [defaults] in
      RootView()
        .defaultAppStorage(defaults)
        .environment(\.notifications, FixedNotifications(isAllowed: isAllowed))
    }
  }

  private func goToInterests(_ host: TestHost) {
    host.find(.textField, "Your name").type("Ada")
    host.find(.button, "Continue").tap()
  }

  @Test func `The pages are turned one after another`() {
    let host = open()
    #expect(host.find(.heading, "Welcome").exists)
    #expect(!host.find(.button, "Continue").isEnabled)
    goToInterests(host)
    #expect(host.find(.heading, "Your interests").exists)
    #expect(host.find(.element, "Page 2 of 4").exists)
    #expect(!host.find(.button, "Continue").isEnabled)
    let bodies = host.bodies { host.find(.toggle, "Music").tap() }
    #expect(
      bodies.map { $0.prefix { $0 != "<" } } == [
        "WelcomeView", "PageView", "PageView", "ProminentStyle",
      ]
    )
    #expect(host.find(.toggle, "Music").value == "on")
    host.find(.button, "Continue").tap()
    #expect(host.find(.heading, "Reminders").exists)
    #expect(defaults.string(forKey: "welcome.interests") == "Music")
  }

  @Test func `A failed request for reminders counts as a refusal`() async {
    let host = open(isAllowed: nil)
    goToInterests(host)
    host.find(.toggle, "Art").tap()
    host.find(.button, "Continue").tap()
    host.find(.button, "Allow reminders").tap()
    await host.settle { host.findAll(.button, "Allow reminders").isEmpty }
    #expect(host.find(.text, "Reminders are off").exists)
    host.find(.button, "Continue").tap()
    #expect(host.find(.text, "Have fun, Ada!").exists)
    host.find(.button, "Start").tap()
    #expect(host.find(.heading, "Hello, Ada!").exists)
  }

  @Test func `A submitted name continues, and skip ends the introduction`() {
    let host = open()
    host.find(.textField, "Your name").type("Grace")
    host.find(.textField, "Your name").submit()
    #expect(host.find(.heading, "Your interests").exists)
    host.find(.button, "Skip").tap()
    #expect(host.find(.heading, "Hello, Grace!").exists)
    host.find(.button, "Show the introduction again").tap()
    #expect(host.find(.textField, "Your name").value == "Grace")
  }

  @Test func `The introduction slides away`() {
    let host = open(runsAnimations: true)
    host.find(.button, "Skip").tap()
    host.advance(by: 0.1)
    #expect(host.find(.heading, "Hello!").exists)
    host.advance(by: 1)
    #expect(host.findAll(.button, "Skip").isEmpty)
  }

  @Test func `Reminders are on after they are allowed`() async {
    let host = open(isAllowed: true)
    goToInterests(host)
    host.find(.toggle, "Art").tap()
    host.find(.button, "Continue").tap()
    #expect(!host.find(.button, "Continue").isEnabled)
    host.find(.button, "Allow reminders").tap()
    await host.settle { host.findAll(.button, "Allow reminders").isEmpty }
    #expect(host.find(.text, "Reminders are on").exists)
    #expect(host.find(.button, "Continue").isEnabled)
  }

  @Test func `Reminders can be refused`() {
    let host = open()
    goToInterests(host)
    host.find(.toggle, "Art").tap()
    host.find(.button, "Continue").tap()
    host.find(.button, "Not now").tap()
    #expect(host.find(.text, "Reminders are off").exists)
  }

  @Test func `The introduction does not come back when the app is opened again`() {
    open().find(.button, "Skip").tap()
    #expect(open().find(.heading, "Hello!").exists)
  }
}
