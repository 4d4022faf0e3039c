import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// Tests lazy containers inside the rows of other lazy containers.
@MainActor
struct NestedLazyRowTests {
  private struct Cell: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Text("\(name): \(count)").frame(width: 50, height: 20).onTapGesture { count += 1 }
    }
  }

  /// A scroll view with 1,000 shelves, one below the other.
  ///
  /// Each shelf scrolls horizontally through 1,000 cells of 50 x 20 points.
  private struct Shelves: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<1_000) { Cell(name: "\(shelf).\($0)") }
              }
            }
            .frame(height: 20)
          }
        }
      }
    }
  }

  @Test func `Horizontal lazy stacks in a lazy stack mount only a few cells`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Shelves() }
    // In the tree are 5 visible shelves and 2 shelves below them. Each shelf has 2 visible cells
    // and 2 cells beside them.
    #expect(host.texts.count <= 7 * 4)
    // The first scroll view is the one around all shelves.
    let shelf = try #require(host.elements(of: .scrollView).dropFirst().first)
    let screen = try #require(host.screen)
    let bodies = host.bodies { screen.scroll(shelf, to: CGPoint(x: 25_000, y: 0)) }
    #expect(Set(bodies) == ["Cell"])
    #expect(bodies.count < 12)
    #expect(host.frame(of: "0.500: 0")?.midX == 25)
  }

  @Test func `A cell keeps its state while its row is not visible`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Shelves() }
    host.tap("1.1: 0")
    let (screen, scrollView) = try (
      #require(host.screen), #require(host.elements(of: .scrollView).first)
    )
    screen.scroll(scrollView, to: CGPoint(x: 0, y: 10_000))
    #expect(host.frame(of: "500.0: 0")?.midY == 10)
    screen.scroll(scrollView, to: .zero)
    #expect(host.visibleTexts.contains("1.1: 1"))
  }

  @Test func `A lazy stack in a lazy stack mounts only its visible rows`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { group in
            LazyVStack(spacing: 0) { ForEach(0..<1_000) { Cell(name: "\(group).\($0)") } }
          }
        }
      }
    }
    #expect(host.texts.count < 20)
    let (screen, scrollView) = try (
      #require(host.screen), #require(host.elements(of: .scrollView).first)
    )
    screen.scroll(scrollView, to: CGPoint(x: 0, y: 5_010))
    #expect(host.frame(of: "0.250: 0")?.midY == 0)
    // The first group is 20,000 points long. The other groups are estimated to be as long, so the
    // content is long enough for this scroll.
    screen.scroll(scrollView, to: CGPoint(x: 0, y: 20_000))
    #expect(host.visibleTexts.first == "1.0: 0")
    #expect(host.frame(of: "1.0: 0")?.midY == 10)
    #expect(host.texts.count < 30)
  }

  @Test func `A lazy grid in a row mounts only its visible lines`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("Title").frame(height: 20)
          LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], spacing: 0) {
            ForEach(0..<2_000) { Cell(name: "\($0)") }
          }
          Text("End").frame(height: 20)
        }
      }
    }
    #expect(host.texts.count < 20)
    let scrollView = try #require(host.elements(of: .scrollView).first)
    let geometry = host.screen?.scrollGeometry(of: scrollView)
    #expect(geometry?.contentSize.height == 20_040)
    host.screen?.scroll(scrollView, to: CGPoint(x: 0, y: 20_000))
    #expect(host.visibleTexts.last == "End")
  }

  @Test func `onGeometryChange of a row runs only while the row is in the tree`() throws {
    final class Log {
      var lines: [String] = []
    }
    let log = Log()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { row in
            Text("\(row)").frame(height: 20).onGeometryChange(for: CGSize.self, of: \.size) {
              log.lines.append("\(row): \(Int($0.height))")
            }
          }
        }
      }
    }
    // Five visible rows and two more are in the tree.
    #expect(log.lines.count == 7)
    log.lines = []
    let scrollView = try #require(host.elements(of: .scrollView).first)
    host.screen?.scroll(scrollView, to: CGPoint(x: 0, y: 10_000))
    #expect(log.lines.contains("500: 20"))
    #expect(log.lines.count <= 9)
    log.lines = []
    host.screen?.scroll(scrollView, by: CGSize(width: 0, height: 5))
    // The scroll has mounted one more row.
    #expect(log.lines == ["507: 20"])
  }

  @Test func `A scroll moves the anchor of a row and runs the body that reads the anchor`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Marked() }
    #expect(host.frame(of: "mark")?.minY == 40)
    let bodies = host.bodies { host.scroll(by: CGSize(width: 0, height: 15)) }
    // The `Cell` is in the row that the scroll has mounted.
    #expect(bodies == ["Cell", "GeometryReader"])
    #expect(host.frame(of: "mark")?.minY == 25)
    // After this scroll, row 2 is not in the tree. Without the row, there is no anchor and no mark.
    host.scroll(by: CGSize(width: 0, height: 800))
    #expect(host.frame(of: "mark") == nil)
  }

  /// Rows that are 20 points high, and a mark that covers row 2.
  ///
  /// A geometry reader in front of the scroll view places the mark with the anchor of the row.
  private struct Marked: View {
    private struct Bounds: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { row in
            Cell(name: "\(row)")
              .anchorPreference(key: Bounds.self, value: .bounds) { row == 2 ? $0 : nil }
          }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchor in
        if let anchor {
          GeometryReader { proxy in
            let frame = proxy[anchor]
            Color.red.frame(width: frame.width, height: frame.height)
              .accessibilityIdentifier("mark")
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
  }

  @Test func `A visual effect of a row changes during a scroll and runs no body`() {
    struct Moving: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { row in
              Cell(name: "\(row)").visualEffect { content, proxy in
                content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
              }
            }
          }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Moving() }
    func firstEffects() -> String? { host.elements(of: .visualEffect).first?[.effects] }
    #expect(firstEffects() == "opacity(1)")
    // The first scroll mounts a new row, whose `Cell` runs. The second scroll mounts no row.
    #expect(host.bodies { host.scroll(by: CGSize(width: 0, height: 10)) } == ["Cell"])
    #expect(firstEffects() == "opacity(0.5)")
    #expect(host.bodies { host.scroll(by: CGSize(width: 0, height: 5)) } == [])
  }
}
