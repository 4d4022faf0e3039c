import Ambient
import AmbientTesting
import Foundation
import Testing

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
    #expect(host.frame(of: "middle")?.minX == 56)
  }

  @Test func `A spacer with a layout priority gets space first, and a text gets the rest`() {
    let host = TestHost(size: CGSize(width: 100, height: 32)) {
      HStack(spacing: 0) {
        Text("abcdef").lineLimit(1)
        Spacer().layoutPriority(1)
      }
    }
    // The text keeps the width of an ellipsis.
    #expect(host.frame(of: "abcdef")?.width == 8)
  }

  /// Returns the bottom edge of a column, and the top edge of a text below.
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
    #expect(edges(endsWithText) == [176, 184])
  }

  @Test func `A row that ends with a spacer has no distance to the view after it`() {
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
    #expect(host.frame(of: "row")?.maxX == 76)
    #expect(host.frame(of: "b")?.minX == 76)
    #expect(host.frame(of: "c")?.minX == 92)
  }
}
