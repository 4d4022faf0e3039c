import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// Rows that are 50 points high.
///
/// Row 3 shows its position in the scroll view.
private struct Rows: View {
  var count = 100
  @State private var added = 0

  var body: some View {
    Button("Add") { added += 1 }
    Button("Remove") { added -= 40 }
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count + added, id: \.self) { Row(number: $0) }
      }
    }
    .frame(height: 200)
    .accessibilityIdentifier("rows")
  }
}

private struct Row: View {
  let number: Int

  var body: some View {
    if number == 3 {
      Reader().frame(width: 100, height: 50)
    } else {
      Text("Row \(number)").frame(width: 100, height: 50)
    }
  }
}

private struct Reader: View {
  var body: some View {
    GeometryReader { Text("at \(Int($0.frame(in: .scrollView).minY))") }
  }
}

@Suite("A scroll view on a screen") @MainActor
struct ScrollingTests {
  let screen = CGSize(width: 400, height: 300)

  @Test func `A scroll moves the content by the distance that the user scrolls`() {
    let host = TestHost(size: screen) { Rows() }
    let before = host.frame(of: "Row 5")
    host.scroll("rows", by: CGSize(width: 0, height: 120))
    #expect(host.scrollOffset(of: "rows") == CGPoint(x: 0, y: 120))
    #expect(host.frame(of: "Row 5")?.minY == before.map { $0.minY - 120 })
    #expect(host.frame(of: "Add") == host.screen?.visibleFrame(of: host.elements[0]))
  }

  @Test func `A scroll runs only bodies that read a changed position`() {
    let host = TestHost(size: screen) { Rows() }
    #expect(host.texts.contains("at 150"))
    let before = host.screen?.counters
    let runs = host.runs { host.scroll("rows", by: CGSize(width: 0, height: 100)) }
    #expect(runs.map(\.view) == ["GeometryReader"])
    #expect(runs.map(\.reason) == [.changed("GeometryProxy.frame(in: .scrollView)")])
    #expect(host.texts.contains("at 50"))
    // Only the text of the reader is measured again; the rows are not.
    let after = host.screen?.counters
    #expect((after?.measured ?? 0) - (before?.measured ?? 0) < 5)
    #expect((after?.placed ?? 0) - (before?.placed ?? 0) < 5)
  }

  @Test func `A scroll measures and places nothing if no body reads a position`() {
    let host = TestHost(size: screen) {
      ScrollView { VStack { ForEach(0..<1000, id: \.self) { Text("Row \($0)") } } }
    }
    let before = host.screen?.counters
    #expect(host.bodies { host.scroll(.down) } == [])
    #expect(host.scrollOffset()?.y == 300)
    #expect(host.screen?.counters == before)
  }

  @Test func `An accessibility identifier finds a scroll view that contains other scroll views`() {
    let host = TestHost(size: screen) {
      ScrollView {
        ForEach(0..<9, id: \.self) { section in
          ScrollView(.horizontal) { Text("Section \(section)").frame(width: 900, height: 100) }
        }
      }
      .accessibilityIdentifier("sections")
    }
    host.scroll("sections", by: CGSize(width: 0, height: 50))
    #expect(host.scrollOffset(of: "sections") == CGPoint(x: 0, y: 50))
  }

  @Test func `A scroll stops at the edges of the content`() {
    let host = TestHost(size: screen) { Rows() }
    host.scroll("rows", by: CGSize(width: 0, height: 99_999))
    #expect(host.scrollOffset(of: "rows")?.y == 4800)
    host.scroll("rows", .down)
    #expect(host.scrollOffset(of: "rows")?.y == 4800)
    host.scroll("rows", .up)
    #expect(host.scrollOffset(of: "rows")?.y == 4600)
    host.scroll("rows", to: CGPoint(x: 50, y: -70))
    #expect(host.scrollOffset(of: "rows") == .zero)
  }

  @Test func `A scroll view keeps its offset while its content is long enough`() {
    let host = TestHost(size: screen) { Rows() }
    host.scroll("rows", to: CGPoint(x: 0, y: 4000))
    host.tap("Add")
    #expect(host.scrollOffset(of: "rows")?.y == 4000)
    // The remaining 61 rows are 3,050 points high. With 200 visible points, the largest offset is
    // 2,850.
    host.tap("Remove")
    #expect(host.scrollOffset(of: "rows")?.y == 2850)
    host.tap("Add")
    #expect(host.scrollOffset(of: "rows")?.y == 2850)
  }

  @Test func `A scroll view that grows beyond the end of its content scrolls back`() {
    let host = TestHost(size: screen) {
      ScrollView { Color.red.frame(height: 1000) }
    }
    host.scroll(to: CGPoint(x: 0, y: 700))
    host.size.height = 400
    #expect(host.scrollOffset()?.y == 600)
    host.size.height = 2000
    #expect(host.scrollOffset()?.y == 0)
  }

  @Test func `A scroll view scrolls only along its axes`() throws {
    let host = TestHost(size: screen) {
      ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 1000) }
    }
    let element = try #require(host.elements(of: .scrollView).first)
    let moved = host.screen?.scroll(element, by: CGSize(width: 30, height: 30))
    #expect(moved == CGSize(width: 30, height: 0))
    #expect(host.screen?.scrollable(at: element, along: .vertical) == nil)
  }

  @Test func `A scroll view with scrollDisabled does not scroll`() throws {
    let host = TestHost(size: screen) {
      ScrollView { Color.red.frame(height: 1000) }.scrollDisabled(true)
    }
    let element = try #require(host.elements(of: .scrollView).first)
    #expect(host.screen?.scroll(element, by: CGSize(width: 0, height: 30)) == .zero)
    #expect(host.screen?.scroll(element, to: CGPoint(x: 0, y: 30)) == false)
    #expect(host.scrollOffset() == .zero)
  }

  @Test func `A scroll view has content margins, which scroll with the content`() {
    let host = TestHost(size: screen) {
      ScrollView {
        Color.red.frame(height: 1000).accessibilityIdentifier("content")
      }
      .contentMargins(.vertical, 20, for: .scrollContent)
      .contentMargins(.leading, 30, for: .scrollContent)
    }
    #expect(host.frame(of: "content") == CGRect(x: 30, y: 20, width: 370, height: 1000))
    #expect(host.scrollOffset() == CGPoint(x: -30, y: -20))
    host.scroll(to: CGPoint(x: 0, y: 5000))
    #expect(host.frame(of: "content")?.maxY == 280)
  }

  @Test func `On a right-to-left screen, a scroll view first shows the right end of its content`() {
    var settings = ScreenSettings(size: screen)
    settings.layoutDirection = .rightToLeft
    let host = TestHost(screen: settings) {
      ScrollView(.horizontal) {
        Color.red.frame(width: 1000, height: 50).accessibilityIdentifier("content")
      }
    }
    #expect(host.frame(of: "content")?.maxX == 400)
    host.scroll(.trailing)
    #expect(host.scrollOffset()?.x == 400)
    #expect(host.frame(of: "content")?.maxX == 800)
  }

  @Test func `A scroll view cuts off its content in pictures`() {
    let host = TestHost(screen: .cells(columns: 8, rows: 4)) {
      VStack(spacing: 0) {
        Text("Title")
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<9, id: \.self) { Text("Row \($0)") }
          }
        }
      }
    }
    #expect(host.picture == "  Title\n  Row 0\n  Row 1\n  Row 2")
    host.scroll("Row 0", by: CGSize(width: 0, height: 2))
    #expect(host.picture == "  Title\n  Row 2\n  Row 3\n  Row 4")
    #expect(host.svg.contains("clip-path"))
    let row = host.element("Row 6")
    #expect(row.flatMap { host.screen?.visibleFrame(of: $0) } == nil)
  }

  @Test func `A scroll view scrolls independently of the scroll view around it`() {
    let host = TestHost(size: screen) {
      ScrollView {
        Text("Outer").frame(height: 500)
        ScrollView(.horizontal) {
          Text("Inner").frame(width: 900, height: 50)
        }
        Color.red.frame(height: 500)
      }
    }
    let before = host.frame(of: "Inner")
    host.scroll("Inner", by: CGSize(width: 100, height: 0))
    host.scroll("Outer", by: CGSize(width: 0, height: 70))
    #expect(host.frame(of: "Inner")?.minX == before.map { $0.minX - 100 })
    #expect(host.frame(of: "Inner")?.minY == before.map { $0.minY - 70 })
  }
}
