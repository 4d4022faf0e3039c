import AmbientTesting
import SwiftUI
import Testing

@testable import Palette

@MainActor
@Suite struct PaletteTests {
  @Test func `A theme is chosen in the sidebar`() {
    let host = TestHost { ThemeBrowser() }
    #expect(host.find(.text, "No theme").exists)
    host.find(.row, number: 2).tap()
    #expect(host.find(.text, "#E6E6CC").exists)
  }

  @Test func `The sliders change the color and the contrast`() {
    let host = TestHost { ThemeBrowser() }
    host.find(.row, number: 1).tap()
    #expect(host.find(.text, "Contrast", number: 1).value == "AAA")
    host.find(.slider, "Red").increment(times: 10)
    #expect(host.find(.text, "#800000").exists)
    host.find(.slider, "Green").increment(times: 10)
    host.find(.slider, "Blue").increment(times: 10)
    #expect(host.find(.text, "Contrast", number: 1).value == "Low")
    #expect(host.find(.text, "Contrast", number: 2).value == "AAA")
  }

  @Test func `foreground and background are edited one at a time`() {
    let host = TestHost { ThemeBrowser() }
    host.find(.row, number: 1).tap()
    host.find(.picker, "Edit").choose("Background")
    host.find(.slider, "Blue").decrement(times: 20)
    #expect(host.find(.text, "#FFFF00").exists)
    #expect(host.find(.text, "#000000").exists)
  }

  @Test func `A theme in another view decides its colors`() {
    let host = TestHost { Sample().theme(Theme.samples[1]) }
    #expect(host.texts.contains("#E6E6CC"))
  }

  @Test func `An accent is added, removed and dropped on the theme`() {
    let host = TestHost { ThemeBrowser() }
    host.find(.row, number: 1).tap()
    host.find(.button, "Add accent").tap()
    #expect(host.find(.element, "Accent 2").exists)
    host.find(.element, "Ink").perform("Remove")
    #expect(host.findAll(.element, "Ink").isEmpty)
  }

  @Test func `A copy has the selection and another name`() {
    let host = TestHost { ThemeBrowser() }
    host.choose("Duplicate", inMenu: "Name", number: 1)
    #expect(host.find(.row, number: 3).isSelected)
    #expect(host.find(.textField, "Name", number: 3).value == "Paper copy")
  }
}
