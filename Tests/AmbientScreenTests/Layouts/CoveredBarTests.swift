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

/// Tests lists and other content that extend behind the bar of a page or a tab bar.
///
/// The screen of most tests is 200 points wide and 300 points high. Its safe area leaves out 40
/// points at the top, and 20 points at the bottom.
///
/// The bar of a page is 44 points high, below the top inset. Its bottom edge is at 84 points. A tab
/// bar is 49 points high, above the bottom inset. Its top edge is at 231 points. A row of a list is
/// 44 points high.
@Suite @MainActor struct `A bar in front of scrolled content` {
  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(screen: .withSafeArea, content: content)
  }

  @Test func `A list scrolls under the bar of its page`() {
    let host = host { NavigationStack { Rows().navigationTitle("Page") } }
    let list = host.elements(of: .list).first
    #expect(list.flatMap(host.frame) == CGRect(x: 0, y: 0, width: 200, height: 300))
    // At first, the rows begin below the bar. The middle of the first row is at 84 + 22 points.
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
    // The list is scrolled to its end. The bottom edge of the last row is at 231 points.
    #expect(host.frame(of: "Row 19")?.midY == 209)
  }

  @Test func `A pointer hits the buttons of a bar, and not the rows under the bar`() throws {
    let page = host { NavigationStack { Rows().toolbar { Button("Add") {} } } }
    page.scroll(by: CGSize(width: 0, height: 30))
    let add = try #require(page.frame(of: "Add"))
    let hit = page.screen?.element(at: CGPoint(x: add.midX, y: add.midY))
    #expect(hit?.label == "Add")
    let row = try #require(page.frame(of: "Row 0"))
    // The bar covers the middle of the first row. It does not cover the second row.
    #expect(row.midY == 76)
    #expect(page.screen?.element(at: CGPoint(x: row.midX, y: row.midY)) == nil)
    let second = try #require(page.frame(of: "Row 1"))
    #expect(page.screen?.element(at: CGPoint(x: second.midX, y: second.midY))?.text == "Row 1")

    let tabs = host { TabView { Rows().tabItem { Text("Tab") } } }
    let button = try #require(tabs.frame(of: "Tab"))
    #expect(button.midY == 256)
    #expect(tabs.screen?.element(at: CGPoint(x: 100, y: 255))?.label == "Tab")
    // The tab bar covers the middle of row 4. This place is to the left of the label of the tab.
    let covered = try #require(tabs.frame(of: "Row 4"))
    #expect(covered.midY > 231)
    let hidden = tabs.screen?.element(at: CGPoint(x: covered.midX, y: covered.midY))
    #expect(hidden?.text != "Row 4")
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
    // SVG draws later elements in front of earlier ones. Three elements are as high as the screen:
    // the whole document, the background of the screen, and the color.
    #expect(svg.components(separatedBy: "height=\"300\"").count == 4)
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
    // The background of the bar extends from the top of the screen to the bottom edge of the bar.
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
    /// Shows the height of the content, and its inset at the bottom.
    struct Insets: View {
      var body: some View {
        GeometryReader { Text("\(Int($0.size.height)) \(Int($0.safeAreaInsets.bottom))") }
      }
    }
    let host = host { TabView { Insets().tabItem { Text("Tab") } } }
    // Of 300 points, 40 are above the content, and 49 + 20 are below it.
    #expect(host.texts == ["Tab", "191 69"])
    // The tab bar and the bottom inset are 69 points high together. The keyboard is higher.
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
    // The color extends from the top of the safe area, at 40 points, to the tab bar, at 231 points.
    #expect(color == CGRect(x: 0, y: 40, width: 200, height: 191))
  }
}
