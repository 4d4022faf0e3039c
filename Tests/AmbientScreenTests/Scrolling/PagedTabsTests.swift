import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("A tab view with pages") @MainActor
struct PagedTabsTests {
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

  private struct Page: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("Page \(name) \(count)") { count += 1 } }
  }

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
