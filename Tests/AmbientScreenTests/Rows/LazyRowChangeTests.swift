import Ambient
import AmbientTesting
import Observation
import Testing

/// Tests where a lazy stack places its rows after rows were inserted or removed.
@MainActor
struct LazyRowChangeTests {
  @Test func `Visible rows keep their position when a row is added at the end`() throws {
    let (model, host) = try shelf()
    let before = host.frame(of: "60")
    #expect(before?.midY == 30)
    let measured = try measured(by: host) { model.rows.append(200) }
    #expect(host.frame(of: "60") == before)
    #expect(measured < 10)
  }

  @Test func `Visible rows move by the estimated length of a row inserted above them`() throws {
    let (model, host) = try shelf()
    model.rows.insert(200, at: 0)
    host.settle()
    // Before the insertion, the middle of row 60 was at y = 30. The stack does not measure the new
    // row. It estimates the row's length from measured rows, which are at most 60 points high.
    let moved = try #require(host.frame(of: "60")).midY - 30
    #expect(moved > 0 && moved <= 60)
    // The 20 rows from 40 to 59 still have their length of 60 points. After a scroll up by 20 times
    // 60 points, row 40 is therefore where row 60 was.
    try scroll(host, by: -1_200)
    #expect(try #require(host.frame(of: "40")).midY == 30 + moved)
  }

  @Test func `Rows after an insertion keep their measured lengths`() throws {
    let (model, host) = try shelf()
    try scroll(host, by: -1_200)
    #expect(host.frame(of: "40")?.midY == 30)
    // The new row is inserted below row 40, in the visible part. The rows below the new row were
    // measured before the insertion. The new row and the rows 40 to 58 are 20 rows of 60 points. A
    // scroll by 20 times 60 points therefore brings row 59 to the place of row 40.
    model.rows.insert(200, at: 41)
    host.settle()
    try scroll(host, by: 1_200)
    #expect(host.frame(of: "59")?.midY == 30)
    #expect(host.frame(of: "60")?.midY == 90)
  }

  @Test func `A scroll reaches the last row after an insertion above all mounted rows`() throws {
    let (model, host) = try shelf()
    model.rows.insert(contentsOf: 200..<230, at: 0)
    host.settle()
    let geometry = try #require(host.screen?.scrollGeometry(of: scrollView(of: host)))
    try scroll(host, by: geometry.contentSize.height)
    #expect(host.visibleTexts.last == "99")
  }

  @Test func `Rows below a removed row move up, and other rows keep their lengths`() throws {
    let (model, host) = try shelf()
    model.rows.removeAll { $0 == 59 }
    host.settle()
    #expect(host.frame(of: "61")?.midY == 30)
    // Between the top edges of rows 50 and 61, there are now ten rows of 60 points: rows 50 to 58
    // and row 60.
    try scroll(host, by: -600)
    #expect(host.frame(of: "50")?.midY == 30)
  }

  @Test func `An insertion into 100,000 rows measures only a few of them`() throws {
    let model = Shelf(count: 100_000)
    let host = TestHost(size: CGSize(width: 200, height: 100)) { ShelfView(model: model) }
    try scroll(host, by: 500_000)
    let measured = try measured(by: host) { model.rows.insert(-1, at: 10) }
    #expect(measured < 50)
  }

  @Test func `The length of an unmeasured section is estimated from the measured rows`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { section in
            Section { ForEach(0..<50) { Text("\(section).\($0)").frame(height: 20) } }
          }
        }
      }
    }
    let scrollView = try scrollView(of: host)
    // The first estimates are right, because all rows are 20 points high, and all sections
    // have 50 rows.
    for section in [5, 12, 3] {
      host.screen?.scroll(scrollView, to: CGPoint(x: 0, y: section * 1_000 + 500))
      #expect(host.frame(of: "\(section).25")?.midY == 10)
      #expect(host.screen?.scrollGeometry(of: scrollView)?.contentSize.height == 20_000)
    }
  }

  @Test func `A lazy stack skips a long run of rows that have no view`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<4_000) { number in
            if number < 3 || number > 3_000 { Text("\(number)").frame(height: 20) }
          }
        }
      }
    }
    #expect(host.frame(of: "2")?.midY == 70)
    #expect(host.frame(of: "3001")?.midY == 100)
  }

  // MARK: - Steps

  /// Returns a stack of 100 rows that is scrolled down past row 60, and then up to row 60.
  ///
  /// Row 60 is 60 points high. Its top edge is at the top edge of the screen, so its middle is at
  /// y = 30.
  private func shelf() throws -> (Shelf, TestHost) {
    let model = Shelf(count: 100)
    let host = TestHost(size: CGSize(width: 200, height: 100)) { ShelfView(model: model) }
    for _ in 0..<46 { try scroll(host, by: 50) }
    try scroll(host, by: -300)
    // The offset is 46 * 50 - 300 = 2,000 points. 40 rows of 20 points and 20 rows of 60 points are
    // above the screen.
    return (model, host)
  }

  private func scrollView(of host: TestHost) throws -> Element {
    try #require(host.elements(of: .scrollView).first)
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) throws {
    let scrollView = try scrollView(of: host)
    try #require(host.screen).scroll(scrollView, by: CGSize(width: 0, height: distance))
  }

  /// Returns the number of elements that are measured because of a change.
  private func measured(by host: TestHost, _ change: () -> Void) throws -> Int {
    let screen = try #require(host.screen)
    let before = screen.counters.measured
    change()
    host.settle()
    return screen.counters.measured - before
  }
}

@Observable @MainActor
private final class Shelf {
  var rows: [Int]
  init(count: Int) { rows = Array(0..<count) }
}

/// A lazy stack in which rows 0 to 39 are 20 points high, and all other rows are 60 points high.
private struct ShelfView: View {
  let model: Shelf

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.rows, id: \.self) { Text("\($0)").frame(height: $0 < 40 ? 20 : 60) }
      }
    }
  }
}
