import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

private struct Rows: View {
  var body: some View {
    List { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
  }
}

@Suite @MainActor struct `A bar in front of scrolled content` {
  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(screen: .withSafeArea, content: content)
  }

  @Test func `A list scrolls under the bar of its page`() {
    let host = host { NavigationStack { Rows().navigationTitle("Page") } }
    let list = host.elements(of: .list).first
    #expect(list.flatMap(host.frame) == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(host.scrollOffset()?.y == -84)
    #expect(host.frame(of: "Row 0")?.midY == 106)
    host.scroll(by: CGSize(width: 0, height: 44))
    #expect(host.frame(of: "Row 0")?.midY == 62)
  }

  @Test func `A list scrolls under a tab bar`() {
    let host = host { TabView { Rows().tabItem { Text("Tab") } } }
    let list = host.elements(of: .list).first
    #expect(list.flatMap(host.frame) == CGRect(x: 0, y: 0, width: 200, height: 300))
    host.scroll(by: CGSize(width: 0, height: 2_000))
    // The tab bar begins at 231 points.
    #expect(host.frame(of: "Row 19")?.midY == 209)
  }

  @Test func `A pointer hits the buttons of a bar, and not the rows under the bar`() throws {
    let page = host { NavigationStack { Rows().toolbar { Button("Add") {} } } }
    page.scroll(by: CGSize(width: 0, height: 30))
    let add = try #require(page.frame(of: "Add"))
    let hit = page.screen?.element(at: CGPoint(x: add.midX, y: add.midY))
    #expect(hit?.label == "Add")
    let row = try #require(page.frame(of: "Row 0"))
    #expect(row.midY == 76)
    #expect(page.screen?.element(at: CGPoint(x: row.midX, y: row.midY)) == nil)
    let second = try #require(page.frame(of: "Row 1"))
    #expect(page.screen?.element(at: CGPoint(x: second.midX, y: second.midY))?.text == "Row 1")

    let tabs = host { TabView { Rows().tabItem { Text("Tab") } } }
    let button = try #require(tabs.frame(of: "Tab"))
    #expect(button.midY == 256)
    #expect(tabs.screen?.element(at: CGPoint(x: 100, y: 255))?.label == "Tab")
    #expect(tabs.screen?.element(at: CGPoint(x: 5, y: 240))?.text == nil)
  }

  @Test func `On a terminal, a bar hides the rows under it`() {
    let host = TestHost(screen: .cells(columns: 9, rows: 4)) {
      NavigationStack { Rows().navigationTitle("Title") }
    }
    #expect(host.picture == "  Title\nRow 0\nRow 1\nRow 2")
    host.scroll(by: CGSize(width: 0, height: 1))
    #expect(host.picture == "  Title\nRow 1\nRow 2\nRow 3")
    let tabs = TestHost(screen: .cells(columns: 9, rows: 4)) {
      TabView { Rows().tabItem { Text("Tab") } }
    }
    #expect(tabs.picture == "Row 0\nRow 1\nRow 2\n  [Tab]")
  }

  @Test func `On a terminal, a bar hides the rows of a nested scroll view`() {
    let host = TestHost(screen: .cells(columns: 9, rows: 4)) {
      NavigationStack {
        ScrollView(.horizontal) {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Long row \($0)") } }
          }
        }
        .navigationTitle("T")
      }
    }
    #expect(host.picture.split(separator: "\n").first == "    T")
    host.scroll("Long row 0", by: CGSize(width: 0, height: 1))
    #expect(host.picture.split(separator: "\n").first == "    T")
  }

  @Test func `In SVG, a title is in front of a color that ignores the safe area`() throws {
    let host = host {
      NavigationStack { Color.red.ignoresSafeArea().navigationTitle("Title") }
    }
    let svg = host.svg
    let color = try #require(svg.range(of: "height=\"300\"", options: .backwards))
    let title = try #require(svg.range(of: "Title"))
    #expect(color.lowerBound < title.lowerBound)
  }

  @Test func `A bar has no background while ViewThatFits hides the scroll view`() throws {
    struct Fitting: View {
      @State private var isTall = false
      var body: some View {
        NavigationStack {
          ViewThatFits(in: .vertical) {
            ScrollView { Color.blue.frame(height: 900) }.frame(idealHeight: isTall ? 900 : 100)
            Text("Short")
          }
          .navigationTitle("Title")
          .toolbar { Button("Lengthen") { isTall = true } }
        }
      }
    }
    let host = host { Fitting() }
    host.scroll(by: CGSize(width: 0, height: 100))
    #expect(host.svg.contains("x=\"0\" y=\"0\" width=\"200\" height=\"84\""))
    host.tap("Lengthen")
    #expect(host.frame(of: "Short") != nil)
    #expect(!host.svg.contains("x=\"0\" y=\"0\" width=\"200\" height=\"84\""))
  }

  @Test func `In SVG, the background of a bar is between the rows and the title`() throws {
    let host = host { NavigationStack { Rows().navigationTitle("Title") } }
    #expect(!host.svg.contains("height=\"84\""))
    host.scroll(by: CGSize(width: 0, height: 30))
    let svg = host.svg
    let row = try #require(svg.range(of: "Row 0"))
    let bar = try #require(svg.range(of: "x=\"0\" y=\"0\" width=\"200\" height=\"84\""))
    let title = try #require(svg.range(of: "Title"))
    #expect(row.lowerBound < bar.lowerBound)
    #expect(bar.lowerBound < title.lowerBound)
  }

  @Test func `The keyboard covers a tab bar, and the content ends above the keyboard`() throws {
    struct Insets: View {
      var body: some View {
        GeometryReader { Text("\(Int($0.size.height)) \(Int($0.safeAreaInsets.bottom))") }
      }
    }
    let host = host { TabView { Insets().tabItem { Text("Tab") } } }
    #expect(host.texts == ["Tab", "191 69"])
    host.keyboardHeight = 100
    #expect(host.texts == ["Tab", "160 100"])
    #expect(host.frame(of: "Tab")?.midY == 256)
    let tabs = try #require(host.elements(of: .tabView).first)
    #expect(host.frame(of: tabs) == CGRect(x: 0, y: 40, width: 200, height: 240))
    // A low keyboard does not reach the upper edge of the tab bar.
    host.keyboardHeight = 60
    #expect(host.texts == ["Tab", "191 69"])
    host.keyboardHeight = 0
    #expect(host.texts == ["Tab", "191 69"])
    #expect(host.frame(of: "Tab")?.midY == 256)
  }

  @Test func `Content that ignores the keyboard still ends above the tab bar`() {
    let host = host {
      TabView { Color.red.ignoresSafeArea(.keyboard).tabItem { Text("Tab") } }
    }
    host.keyboardHeight = 100
    let color = host.elements(of: .color).first.flatMap(host.frame)
    #expect(color == CGRect(x: 0, y: 40, width: 200, height: 191))
  }
}
