import AmbientTesting
import SwiftUI
import Testing

@testable import Palette

@MainActor
@Suite struct PaletteTests {
  @Test func `A selected theme shows its colors`() {
    let host = TestHost { ThemeBrowser() }
    #expect(host.find(.text, "No theme").exists)
    host.find(.row, number: 2).tap()
    #expect(host.find(.text, "#E6E6CC").exists)
  }

  @Test func `The sliders change the color and the contrast`() {
    let host = TestHost { ThemeBrowser() }
    host.find(.row, number: 1).tap()
    #expect(host.find(.text, "Contrast", number: 1).value == "AAA")
    let bodies = host.bodies { host.find(.slider, "Red").increment() }
    #expect(bodies == ["ThemeBrowser", "ContrastBadge", "ThemeEditor", "Sample", "SwatchEditor"])
    host.find(.slider, "Red").increment(times: 9)
    #expect(host.find(.text, "#800000").exists)
    host.find(.slider, "Green").increment(times: 10)
    host.find(.slider, "Blue").increment(times: 10)
    #expect(host.find(.text, "Contrast", number: 1).value == "Low")
    #expect(host.find(.text, "Contrast", number: 2).value == "AAA")
  }

  @Test func `The background color can be edited without the foreground color`() {
    let host = TestHost { ThemeBrowser() }
    host.find(.row, number: 1).tap()
    host.find(.picker, "Edit").choose("Background")
    host.find(.slider, "Blue").decrement(times: 20)
    #expect(host.find(.text, "#FFFF00").exists)
    #expect(host.find(.text, "#000000").exists)
  }

  @Test func `A view shows the colors of the theme that is set on the view`() {
    let host = TestHost { Sample().theme(Theme.samples[1]) }
    #expect(host.texts.contains("#E6E6CC"))
  }

  @Test func `An accent can be added to a theme and removed from it`() {
    let host = TestHost { ThemeBrowser() }
    host.find(.row, number: 1).tap()
    host.find(.button, "Add accent").tap()
    #expect(host.find(.element, "Accent 2").exists)
    host.find(.element, "Ink").perform("Remove")
    #expect(host.findAll(.element, "Ink").isEmpty)
  }

  @Test func `A duplicated theme is selected and has another name`() {
    let host = TestHost { ThemeBrowser() }
    host.choose("Duplicate", inMenu: "Name", number: 1)
    #expect(host.find(.row, number: 3).isSelected)
    #expect(host.find(.textField, "Name", number: 3).value == "Paper copy")
  }

  @Test func `A swatch that is dropped on the editor replaces the edited color`() {
    let host = TestHost { ThemeBrowser() }
    host.find(.row, number: 1).tap()
    host.find(.picker, "Edit").choose("Background")
    host.drag("Ink", onto: "Code")
    #expect(host.find(.text, "#1A3399").exists)
    #expect(host.find(.slider, "Blue").value == "0.6")
    host.drop([Swatch(name: "Rose", red: 1, green: 0, blue: 0.5)], onto: "Code")
    #expect(host.find(.text, "#FF0080").exists)
    #expect(host.find(.text, "#000000").exists)
  }

  @Test func `Themes can be renamed, moved and deleted in the list`() {
    let host = TestHost { ThemeBrowser() }
    func names() -> [String?] { host.findAll(.textField, "Name").map(\.value) }
    host.find(.row, number: 1).tap()
    host.find(.textField, "Name", number: 1).type("Ivory")
    #expect(host.find(.heading, "Ivory").exists)
    host.move("Name", to: 2, number: 1)
    #expect(names() == ["Night", "Ivory"])
    #expect(host.find(.row, number: 2).isSelected)
    host.delete("Name", number: 2)
    #expect(names() == ["Night"])
    #expect(host.find(.text, "No theme").exists)
  }
}
