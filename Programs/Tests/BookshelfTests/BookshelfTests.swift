import AmbientTesting
import SwiftUI
import Testing

@testable import Bookshelf

@MainActor
@Suite struct BookshelfTests {
  private let defaults = UserDefaults(suiteName: "BookshelfTests-\(UUID())") ?? .standard

  private func open() -> TestHost {
    TestHost { [defaults] in
      ShelfView(books: Book.samples).defaultAppStorage(defaults)
    }
  }

  private func read(_ title: String) -> TestHost {
    let host = open()
    host.find(.button, title).tap()
    return host
  }

  @Test func `The shelf can be a list`() {
    let host = open()
    #expect(host.find(.button, "THE LIGHTHOUSE, M. Reed").exists)
    host.openMenu("View options")
    host.find(.option, "List").tap()
    #expect(host.findAll(.row).map(\.name) == ["The Lighthouse, 3", "Paths, 1"])
    host.find(.row, "Paths").find(.button).tap()
    #expect(host.find(.heading, "North").exists)
  }

  @Test func `The layout of the shelf is stored`() {
    let host = open()
    host.openMenu("View options")
    host.find(.option, "List").tap()
    #expect(open().findAll(.row).count == 2)
  }

  @Test func `The page control turns the pages of a book`() {
    let host = read("THE LIGHTHOUSE, M. Reed")
    #expect(host.find(.heading, "Fog").exists)
    let bodies = host.bodies { host.find(.pageControl).increment() }
    #expect(bodies == ["ReaderView", "ChapterView"])
    #expect(host.find(.heading, "Light").exists)
    #expect(host.find(.text, "Chapter 2 of 3").exists)
  }

  @Test func `The text of a book shows no Markdown symbols`() {
    let host = read("THE LIGHTHOUSE, M. Reed")
    #expect(host.find(.text, "The fog came early. See the map.").exists)
  }

  @Test func `A link in a text is opened by the reader`() {
    let host = read("THE LIGHTHOUSE, M. Reed")
    host.find(.link, "the map").tap()
    #expect(host.find(.text, "Opened map").exists)
  }

  @Test func `The appearance of a page can be changed in a popover`() {
    let host = read("PATHS, O. Lind")
    host.find(.button, "Appearance").tap()
    host.find(.popover).find(.picker, "Theme").choose("Night")
    host.find(.slider, "Size").increment(times: 3)
    #expect(host.find(.slider, "Size").value == "20")
    host.find(.picker, "Font").choose("Mono")
    host.find(.button, "Done").tap()
    #expect(host.findAll(.popover).isEmpty)
    host.find(.button, "Appearance").tap()
    #expect(host.find(.picker, "Theme").value == "Night")
    #expect(host.find(.slider, "Size").value == "20")
    #expect(host.find(.picker, "Font").value == "Mono")
  }

  @Test func `A book can be closed`() {
    let host = read("PATHS, O. Lind")
    host.find(.button, "Close").tap()
    #expect(host.findAll(.heading, "North").isEmpty)
    #expect(host.find(.button, "PATHS, O. Lind").exists)
  }
}
