import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// On the screen of these tests, each character of a text is 8 points wide and 16 points high.
///
/// The grids and stacks are centered on the screen.
@Suite("A row of a grid") @MainActor
struct GridRowLayoutTests {
  let screen = CGSize(width: 200, height: 100)

  @Test func `A modifier on a grid row applies to each cell of the row`() {
    let host = TestHost(size: screen) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Text("a")
          Text("b")
        }
        .padding(4)
        GridRow {
          Text("ccc")
          Text("d")
        }
      }
    }
    // The padding makes the cells of the first row 16 x 24 points large. The columns are 24 and 16
    // points wide, so the grid has a size of 50 x 50 points, with its corner at (75, 25).
    #expect(host.frame(of: "a") == CGRect(x: 79, y: 29, width: 8, height: 16))
    #expect(host.frame(of: "b") == CGRect(x: 113, y: 29, width: 8, height: 16))
    #expect(host.frame(of: "ccc") == CGRect(x: 75, y: 59, width: 24, height: 16))
    #expect(host.frame(of: "d") == CGRect(x: 109, y: 59, width: 8, height: 16))
  }

  @Test func `A grid row outside of a grid acts as a group of views`() {
    let host = TestHost(size: screen) {
      VStack(spacing: 0) {
        GridRow {
          Text("a")
          Text("b")
        }
      }
    }
    #expect(host.frame(of: "a") == CGRect(x: 96, y: 34, width: 8, height: 16))
    #expect(host.frame(of: "b") == CGRect(x: 96, y: 50, width: 8, height: 16))
  }

  @Test func `A grid row in a loop has its own alignment`() {
    let host = TestHost(size: screen) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<2, id: \.self) { row in
          GridRow(alignment: .bottom) {
            Text("\(row)")
            Color.red.frame(width: 10, height: 30)
          }
        }
        GridRow { Text("wide") }
      }
    }
    // The columns are 32 and 10 points wide, and the rows are 30, 30 and 16 points high. The corner
    // of the grid is at (79, 12). The first two rows end at 42 and 72 points. The texts "0" and "1"
    // are 16 points high and at the bottom of these rows, so they begin at 26 and 56 points.
    #expect(host.frame(of: "0") == CGRect(x: 79, y: 26, width: 8, height: 16))
    #expect(host.frame(of: "1") == CGRect(x: 79, y: 56, width: 8, height: 16))
    #expect(host.frame(of: "wide")?.minY == 72)
  }
}
