import AmbientTesting
import SwiftUI
import Testing

@testable import Account

@MainActor
@Suite struct AccountTests {
  private let service = MemoryAuthService(
    User(name: "Ada", email: "ada@example.com"),
    password: "engine1843"
  )

  private func open() -> (TestHost, Session) {
    let session = Session(service: service)
    let defaults = UserDefaults(suiteName: "AccountTests-\(UUID())") ?? .standard
    let host = TestHost {
      AccountView()
        .environmentObject(session)
        .defaultAppStorage(defaults)
    }
    return (host, session)
  }

  private func signIn(_ host: TestHost, _ password: String) {
    host.find(.textField, "Email").type("ada@example.com")
    host.find(.secureField, "Password").type(password)
    host.find(.button, "Sign in").tap()
  }

  @Test func `The right password leads to the profile`() async {
    let (host, session) = open()
    #expect(!host.find(.button, "Sign in").isEnabled)
    signIn(host, "engine1843")
    await host.settle { session.user != nil }
    #expect(host.find(.heading, "Hello, Ada").exists)
    #expect(host.find(.text, "Email").value == "ada@example.com")
    host.find(.button, "Sign out").tap()
    #expect(host.find(.textField, "Email").value == "ada@example.com")
    #expect(host.find(.secureField, "Password").value == nil)
  }

  @Test func `A wrong password causes an alert, and its field is cleared`() async {
    let (host, session) = open()
    signIn(host, "wrong")
    await host.settle { session.error != nil }
    let alert = host.find(.alert, "Cannot continue")
    #expect(alert.find(.text, "The password is wrong.").exists)
    alert.find(.button, "OK").tap()
    #expect(host.find(.secureField, "Password").value == nil)
    await service.setOffline(true)
    signIn(host, "engine1843")
    await host.settle { session.error != nil }
    #expect(host.find(.text, "You are offline.\nTry again later.").exists)
  }

  @Test func `The password can be shown`() {
    let (host, _) = open()
    host.find(.textField, "Email").type("ada@example.com")
    let bodies = host.bodies { host.find(.secureField, "Password").type("abc") }
    #expect(bodies == ["SignInForm"])
    #expect(host.find(.secureField, "Password").value == "•••")
    host.find(.button, "Show password").tap()
    #expect(host.find(.textField, "Password").value == "abc")
    host.find(.button, "Hide password").tap()
    #expect(host.find(.secureField, "Password").value == "•••")
  }

  @Test func `A submitted email moves the focus to the password`() {
    let (host, _) = open()
    host.focus("Email")
    host.find(.textField, "Email").submit()
    #expect(host.focusedLabel == "Password")
  }

  @Test func `The form for a new account is checked while the user types`() async {
    let (host, _) = open()
    host.find(.picker, "Mode").choose("Sign up")
    host.find(.secureField, "New password").type("short")
    #expect(host.find(.text, "The password is too short.").exists)
    host.find(.secureField, "New password").type("longer-pass1")
    #expect(host.find(.progress, "Strength").value == "strong")
    host.find(.secureField, "Repeat password").type("different")
    #expect(host.find(.text, "The passwords differ.").exists)
    host.find(.textField, "Email").type("grace")
    #expect(host.findAll(.text, "This is not an email address.").isEmpty)
    await host.settle { !host.findAll(.text, "This is not an email address.").isEmpty }
    #expect(!host.find(.button, "Create account").isEnabled)
  }

  @Test func `An account is created`() async {
    let (host, session) = open()
    host.find(.picker, "Mode").choose("Sign up")
    host.find(.textField, "Name").type("Grace")
    host.find(.textField, "Email").type("grace@example.com")
    host.find(.secureField, "New password").type("Compiler1952")
    host.find(.secureField, "Repeat password").type("Compiler1952")
    #expect(!host.find(.button, "Create account").isEnabled)
    host.find(.toggle, "I accept the terms").tap()
    host.find(.button, "Create account").tap()
    await host.settle { session.user != nil }
    #expect(host.find(.heading, "Hello, Grace").exists)
    host.find(.button, "Sign out").tap()
    host.find(.picker, "Mode").choose("Sign in")
    host.find(.textField, "Email").type("grace@example.com")
    host.find(.secureField, "Password").type("Compiler1952")
    host.find(.button, "Sign in").tap()
    await host.settle { session.user != nil }
    #expect(host.find(.heading, "Hello, Grace").exists)
  }

  @Test func `An email of another account causes an alert, and the form keeps its values`() async {
    let (host, session) = open()
    host.find(.picker, "Mode").choose("Sign up")
    host.find(.textField, "Email").type("ada@example.com")
    host.find(.secureField, "New password").type("Compiler1952")
    host.find(.secureField, "Repeat password").type("Compiler1952")
    host.find(.toggle, "I accept the terms").tap()
    host.find(.button, "Create account").tap()
    await host.settle { session.error != nil }
    let alert = host.find(.alert, "Cannot continue")
    #expect(alert.find(.text, "There is an account with this email.").exists)
    alert.find(.button, "OK").tap()
    #expect(host.find(.textField, "Email").value == "ada@example.com")
    #expect(host.find(.button, "Create account").isEnabled)
  }
}
