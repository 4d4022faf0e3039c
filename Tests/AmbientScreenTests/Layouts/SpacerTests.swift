import Ambient
import AmbientTesting
import Foundation
import Testing

/// On the screens of these tests, each character of a text is 8 points wide and 16 points high.
///
/// Views in a stack are 8 points apart, unless the stack has another spacing.
@Suite("A spacer") @MainActor
struct SpacerTests {
  @Test func `A spacer leaves a text beside it as much space as the text needs`() {
    let host = TestHost(size: CGSize(width: 200, height: 32)) {
      HStack(spacing: 0) {
        Text("A label of 20 letter")
        Spacer()
        Text("end")
      }
    }
    #expect(host.frame(of: "A label of 20 letter") == CGRect(x: 0, y: 8, width: 160, height: 16))
    #expect(host.frame(of: "end")?.maxX == 200)
  }

  @Test func `A spacer keeps its minimum length beside a truncated text`() {
    let host = TestHost(size: CGSize(width: 100, height: 32)) {
      HStack(spacing: 0) {
        Text("A label of 20 letter").lineLimit(1)
        Spacer(minLength: 20)
        Text("end").accessibilityIdentifier("end")
      }
    }
    // The last text has the last 24 points, and the spacer has the 20 points before it.
    #expect(host.frame(of: "end")?.minX == 76)
    #expect(host.frame(of: "A label of 20 letter")?.maxX == 56)
  }

  @Test func `Two spacers share the remaining space`() {
    let host = TestHost(size: CGSize(width: 200, height: 32)) {
      HStack(spacing: 0) {
        Text("left")
        Spacer()
        Text("middle")
        Spacer()
        Text("right end")
      }
    }
    // The texts take 32, 48 and 72 points. Each spacer gets half of the remaining 48 points.
    #expect(host.frame(of: "middle")?.minX == 56)
  }

  @Test func `A spacer with a layout priority gets space first, and a text gets the rest`() {
    let host = TestHost(size: CGSize(width: 100, height: 32)) {
      HStack(spacing: 0) {
        Text("abcdef").lineLimit(1)
        Spacer().layoutPriority(1)
      }
    }
    // The text is truncated to an ellipsis, which is 8 points wide.
    #expect(host.frame(of: "abcdef")?.width == 8)
  }

  /// Returns the bottom edge of a column, and the top edge of a text below the column.
  ///
  /// The column contains a spacer, so the column and the text fill the screen. The screen is 200
  /// points high, and the text covers the lowest 16 points.
  private func edges<Column: View>(_ column: Column) -> [CGFloat?] {
    let host = TestHost(size: CGSize(width: 100, height: 200)) {
      VStack {
        column.background(Color.red.accessibilityIdentifier("column"))
        Text("below")
      }
    }
    return [host.frame(of: "column")?.maxY, host.frame(of: "below")?.minY]
  }

  @Test func `A column that ends with a spacer has no distance to the view below`() {
    let column = VStack {
      Text("a")
      Spacer()
    }
    #expect(edges(column) == [184, 184])
    #expect(edges(VStack { column }) == [184, 184])
    let endsWithText = VStack {
      Spacer()
      Text("a")
    }
    // The distance between two texts is 8 points.
    #expect(edges(endsWithText) == [176, 184])
  }

  @Test func `A row that ends with a spacer has no distance to the next view`() {
    let host = TestHost(size: CGSize(width: 100, height: 20)) {
      HStack {
        HStack {
          Text("a")
          Spacer()
        }
        .background(Color.red.accessibilityIdentifier("row"))
        Text("b")
        Text("c")
      }
    }
    // The right edge of the screen is at 100 points. To the left of this edge are "c" with 8
    // points, a distance of 8 points, and "b" with 8 points. The row ends where "b" begins.
    #expect(host.frame(of: "row")?.maxX == 76)
    #expect(host.frame(of: "b")?.minX == 76)
    #expect(host.frame(of: "c")?.minX == 92)
  }
}
