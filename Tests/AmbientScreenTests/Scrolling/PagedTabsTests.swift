import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("A tab view with pages") @MainActor
struct PagedTabsTests {
  /// A tab view with the four pages "First", "Page b", "Page c" and "Last".
  ///
  /// At first, "Page b" is selected.
  private struct Album: View {
    @State private var page = "b"
    var mode = PageTabViewStyle.IndexDisplayMode.automatic

    var body: some View {
      TabView(selection: $page) {
        Text("First").tag("a")
        ForEach(["b", "c"], id: \.self) { Page(name: $0) }
        Text("Last").tabItem { Text("Label") }.tag("d")
      }
      .tabViewStyle(.page(indexDisplayMode: mode))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .accessibilityIdentifier("album")
      .onChange(of: page) { _, new in pages.append(new) }
    }

    @State private var pages: [String] = []
  }

  /// A page with a button that shows how often it was pressed.
  private struct Page: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("Page \(name) \(count)") { count += 1 } }
  }

  /// Selects the next page if `up` is true, or else the previous page.
  private func turn(_ host: TestHost, up: Bool) {
    host.perform(StepEvent(isUp: up), on: "album")
  }

  @Test func `A paged tab view shows only the selected page, in its center`() {
    let host = TestHost(size: CGSize(width: 400, height: 300)) { Album() }
    #expect(host.visibleTexts == ["Page b 0"])
    #expect(host.frame(of: "Page b 0")?.midX == 200)
    #expect(host.frame(of: "Page b 0")?.midY == 150)
  }

  @Test func `A paged tab view turns its pages, and the pages keep their state`() {
    let host = TestHost(size: CGSize(width: 400, height: 300)) { Album() }
    host.tap("Page b 0")
    turn(host, up: true)
    #expect(host.visibleTexts == ["Page c 0"])
    turn(host, up: true)
    #expect(host.visibleTexts == ["Last"])
    turn(host, up: true)
    #expect(host.visibleTexts == ["Last"])
    turn(host, up: false)
    turn(host, up: false)
    #expect(host.visibleTexts == ["Page b 1"])
    turn(host, up: false)
    #expect(host.visibleTexts == ["First"])
  }

  @Test func `Each page of a paged tab view has an index mark that selects the page`() throws {
    let host = TestHost(size: CGSize(width: 400, height: 300)) { Album() }
    let marks = host.elements(of: .tab).compactMap(\.children.first)
    #expect(marks.compactMap { host.frame(of: $0)?.midX } == [170, 190, 210, 230])
    host.perform(PressEvent(), on: try #require(marks.first))
    #expect(host.visibleTexts == ["First"])
    let plain = TestHost(size: CGSize(width: 400, height: 300)) { Album(mode: .never) }
    let hidden = plain.elements(of: .tab).compactMap(\.children.first)
    #expect(hidden.count == 4)
    #expect(hidden.allSatisfy { plain.frame(of: $0) == nil })
  }

  @Test func `A paged tab view tells hosts its style and how it shows its index marks`() {
    let host = TestHost { Album(mode: .always) }
    let element = host.elements(of: .tabView).first
    #expect(element?[.style] == "page")
    #expect(element?[.indexDisplay] == "always")
    #expect(element?[.indexBackground] == "always")
  }

  @Test func `The pages beside the selected page cannot be seen, hit or read aloud`() throws {
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      TabView(selection: .constant(1)) {
        ForEach(0..<3, id: \.self) { Text("Page \($0)") }
      }
      .tabViewStyle(.page)
    }
    #expect(host.texts == ["Page 0", "Page 1", "Page 2"])
    #expect(host.visibleTexts == ["Page 1"])
    for hidden in ["Page 0", "Page 2"] {
      #expect(host.frame(of: hidden) == nil)
      #expect(!host.picture.contains(hidden))
      #expect(!host.svg.contains(hidden))
    }
    #expect(host.picture.contains("Page 1"))
    #expect(host.svg.contains("Page 1"))
    #expect(host.accessibilityTree == "text \"Page 1\"\npageControl value \"page 2 of 3\"")
    let screen = try #require(host.screen)
    #expect(screen.element(at: CGPoint(x: 200, y: 150))?.text == "Page 1")
  }

  @Test func `A list in a page has no rows in the tree until the page is selected`() {
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      TabView {
        Text("Cover")
        List(0..<1_000, id: \.self) { Text("Row \($0)") }
      }
      .tabViewStyle(.page)
      .accessibilityIdentifier("album")
    }
    #expect(host.texts == ["Cover"])
    turn(host, up: true)
    #expect(host.visibleTexts.first == "Row 0")
    #expect(host.visibleTexts.count < 20)
  }

  @Test func `Without lazy rows, the pages that were selected stay in the tree`() {
    var screen = ScreenSettings(size: CGSize(width: 400, height: 300))
    screen.usesLazyRows = false
    let host = TestHost(screen: screen) { Album() }
    #expect(host.texts == ["Page b 0"])
    turn(host, up: true)
    turn(host, up: true)
    #expect(host.texts == ["Page b 0", "Page c 0", "Last"])
  }

  @Test(arguments: ["page", "verticalPage", "carousel"])
  func `A terminal draws only the selected page of a paged tab view`(style: String) {
    let host = TestHost(screen: .cells(columns: 20, rows: 3)) {
      let tabs = TabView {
        Text("First")
        Text("Second")
      }
      switch style {
      case "page": tabs.tabViewStyle(.page)
      case "carousel": tabs.tabViewStyle(.carousel)
      default: tabs.tabViewStyle(.verticalPage)
      }
    }
    #expect(host.picture.contains("First"))
    #expect(!host.picture.contains("Second"))
    #expect(!host.picture.contains("─"))
    #expect(!host.picture.contains("["))
  }
}
