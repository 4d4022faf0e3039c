import AmbientTesting
import SwiftUI
import Testing

@testable import Profile

@MainActor
@Suite struct ProfileTests {
  private func makeHost(size: CGSize? = nil) -> TestHost {
    let store = NetworkStore()
    guard let size else { return TestHost { PeopleList().network(store) } }
    return TestHost(size: size) { PeopleList().network(store) }
  }

  @Test func `A person can be followed`() {
    let host = makeHost()
    host.find(.button, "Alan Turing, 0 followers").tap()
    host.find(.button, "Follow").tap()
    #expect(host.find(.text, "1, Followers").exists)
    host.back()
    host.find(.button, "Alan Turing, 1 follower").tap()
    host.find(.button, "Unfollow").tap()
    #expect(host.find(.text, "0, Followers").exists)
    #expect(host.find(.button, "Follow").exists)
  }

  @Test func `A like runs only the body of its post`() {
    let host = makeHost()
    host.find(.button, "Grace Hopper, 2 followers").tap()
    let bodies = host.bodies { host.find(.button, "Like I found a moth.").tap() }
    #expect(host.find(.button, "Like I found a moth.").value == "2")
    #expect(bodies == ["PeopleList", "ProfileView", "PostView"])
    host.doubleTap("I found a moth.")
    #expect(host.find(.button, "Like I found a moth.").value == "1")
  }

  @Test func `Blocking a person asks for confirmation and returns to the list of people`() {
    let host = makeHost()
    host.find(.button, "Grace Hopper, 2 followers").tap()
    host.find(.button, "More").tap()
    host.find(.button, "Block").tap()
    #expect(host.find(.text, "Their posts disappear.").exists)
    host.find(.button, "Cancel").tap()
    host.find(.button, "More").tap()
    host.find(.button, "Block").tap()
    host.find(.button, "Block Grace Hopper").tap()
    #expect(host.find(.heading, "People").exists)
    #expect(host.findAll(.row).count == 2)
    #expect(host.findAll(.button, "Grace Hopper, 2 followers").isEmpty)
  }

  @Test func `The profile is edited in a sheet`() {
    let host = makeHost()
    host.find(.button, "Ada Lovelace, 1 follower").tap()
    host.find(.button, "Edit profile").tap()
    #expect(!host.find(.button, "Save").isEnabled)
    host.find(.textField, "Name").type("Ada King")
    host.find(.button, "Save").tap()
    #expect(host.find(.heading, "Ada King").exists)
    #expect(host.find(.image, "Ada King, online").exists)
  }

  @Test func `A saved biography is shown on the profile`() {
    let host = makeHost()
    host.find(.button, "Ada Lovelace, 1 follower").tap()
    host.find(.button, "Edit profile").tap()
    host.find(.textField, "Biography").type("Numbers.")
    host.find(.button, "Save").tap()
    #expect(host.find(.text, "Numbers.").exists)
    #expect(host.findAll(.text, "Engines.").isEmpty)
  }

  @Test func `A canceled edit changes no profile, and a profile needs a name`() {
    let host = makeHost()
    host.find(.button, "Ada Lovelace, 1 follower").tap()
    host.find(.button, "Edit profile").tap()
    host.find(.textField, "Biography").type("Numbers.")
    #expect(host.find(.button, "Save").isEnabled)
    host.find(.textField, "Name").type("")
    #expect(!host.find(.button, "Save").isEnabled)
    host.find(.button, "Cancel").tap()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.find(.heading, "Ada Lovelace").exists)
    #expect(host.find(.text, "Engines.").exists)
  }

  @Test func `A long press highlights the avatar of a row`() {
    let host = makeHost(size: CGSize(width: 320, height: 400))
    let touch = host.touch("Alan Turing")
    host.advance(by: 0.6)
    #expect(host.find(.element, "Highlight").value == "40 points")
    touch?.cancel()
  }
}
