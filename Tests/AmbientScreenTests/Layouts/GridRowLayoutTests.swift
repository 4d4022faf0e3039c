import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

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
    #expect(host.frame(of: "0") == CGRect(x: 79, y: 26, width: 8, height: 16))
    #expect(host.frame(of: "1") == CGRect(x: 79, y: 56, width: 8, height: 16))
    #expect(host.frame(of: "wide")?.minY == 72)
  }
}
