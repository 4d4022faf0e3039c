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

  @Test func `A spacer with a layout priority gets its length before a text`() {
    let host = TestHost(size: CGSize(width: 100, height: 32)) {
      HStack(spacing: 0) {
        Text("abcdef").lineLimit(1)
        Spacer().layoutPriority(1)
      }
    }
    // The text keeps the width of an ellipsis.
    #expect(host.frame(of: "abcdef")?.width == 8)
  }

  private func bottomAndTop<Column: View>(of column: Column) -> [CGFloat?] {
    let host = TestHost(size: CGSize(width: 100, height: 200)) {
      VStack {
        column.frame(height: 60).background(Color.red.accessibilityIdentifier("column"))
        Text("below")
      }
    }
    return [host.frame(of: "column")?.maxY, host.frame(of: "below")?.minY]
  }

  @Test func `A column that ends with a spacer has no distance to the view below`() {
    let withSpacer = bottomAndTop(
      of: VStack {
        Text("a"); Spacer()
      }
    )
    #expect(withSpacer == [62 + 60, 62 + 60])
    let nested = bottomAndTop(
      of: VStack {
        VStack {
          Text("a"); Spacer()
        }
      }
    )
    #expect(nested == withSpacer)
    let withText = bottomAndTop(
      of: VStack {
        Spacer(); Text("a")
      }
    )
    #expect(withText == [58 + 60, 58 + 60 + 8])
    let spacerOnTop = bottomAndTop(
      of: HStack {
        VStack {
          Text("a"); Spacer()
        }; Text("b")
      }
    )
    #expect(spacerOnTop == withText)
  }

  @Test func `A row that ends with a spacer has no distance to the view after it`() {
    let host = TestHost(size: CGSize(width: 100, height: 20)) {
      HStack {
        HStack {
          Text("a"); Spacer()
        }.frame(width: 30)
        Text("b")
        Text("c")
      }
    }
    let start = host.frame(of: "a")?.minX ?? 0
    #expect(host.frame(of: "b")?.minX == start + 30)
    #expect(host.frame(of: "c")?.minX == start + 30 + 8 + 8)
  }
}
