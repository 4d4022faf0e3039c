import AmbientTesting
import SwiftUI
import Testing

@testable import Brand

@MainActor
@Suite struct BrandTests {
  @Test func `Each view of a card stack is a card, and featured cards are first`() {
    let host = TestHost { GalleryView() }
    #expect(host.findAll(.heading).map(\.name) == ["Buttons", "Toggles", "Progress"])
    host.find(.button, "party.popper, Playful").tap()
    #expect(host.findAll(.heading).map(\.name) == ["Toggles", "Buttons", "Progress"])
  }

  @Test func `A toggle of several topics is mixed while only some topics are on`() {
    let host = TestHost { GalleryView() }
    host.find(.toggle, "Music").tap()
    #expect(host.find(.toggle, "All topics").value == "mixed")
    host.find(.toggle, "All topics").tap()
    #expect(
      host.findAll(.toggle, value: "on").map(\.name) == ["All topics", "Sport", "Music", "Art"]
    )
    #expect(host.find(.toggle, "Terms").value == "off")
  }

  @Test func `A branded button acts on a tap, and a hold button after one second`() {
    let host = TestHost(size: CGSize(width: 400, height: 600)) { GalleryView() }
    #expect(!host.find(.button, "Remove").isEnabled)
    host.find(.button, "Save").tap()
    #expect(host.find(.text, "Saved").exists)
    let touch = host.touch("Hold")
    host.advance(by: 0.9)
    #expect(host.findAll(.text, "Held").isEmpty)
    host.advance(by: 0.1)
    touch?.up()
    #expect(host.find(.text, "Held").exists)
    host.find(.button, "Remove").tap()
    #expect(host.findAll(.text, "Held").isEmpty)
  }

  @Test func `A theme runs only the views that read it`() {
    let host = TestHost {
      CardStack {
        Text("One")
        Chip("Two")
      }
      Text("Outside")
    }
    let bodies = host.bodies { host.set(\.brand, to: .playful) }
    #expect(
      bodies.filter { !$0.hasPrefix("CardStack<") } == ["CardModifier", "CardModifier", "Chip"]
    )
  }

  @Test func `An empty card stack shows a message`() {
    let host = TestHost { CardStack {} }
    #expect(host.texts == ["Nothing here"])
  }

  @Test func `A screen reader can activate the hold button without holding it`() {
    let host = TestHost { GalleryView() }
    host.find(.button, "Hold").tap()
    #expect(host.find(.text, "Held").exists)
  }
}
