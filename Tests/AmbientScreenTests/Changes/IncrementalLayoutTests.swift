import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

private struct Rows: View {
  let count: Int
  @State private var names: [Int: String] = [:]

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { index in
        HStack {
          Text(names[index] ?? "Row \(index)")
          Spacer()
          Button("Rename \(index)") { names[index] = "R\(index)" }
          Button("Lengthen \(index)") { names[index] = "Row \(index)\nwith two lines" }
        }
      }
    }
  }
}

@Suite("An incremental layout") @MainActor
struct IncrementalLayoutTests {
  @Test func `If one text changes, the layout measures only the elements around the text`() throws {
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Rows(count: 10_000) }
    let before = try #require(host.screen?.counters)
    let frame = try #require(host.frame(of: "Rename 501"))
    host.tap("Rename 500")
    let after = try #require(host.screen?.counters)
    #expect(after.measured - before.measured < 50)
    #expect(after.placed - before.placed < 10)
    #expect(host.frame(of: "R500")?.width == 32)
    #expect(host.frame(of: "Rename 501") == frame)
  }

  @Test func `A row that grows moves the rows below it`() throws {
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Rows(count: 4) }
    let before = try #require(host.frame(of: "Rename 3"))
    host.tap("Lengthen 1")
    // Row 1 gets a second line of 16 points. The stack stays centered on the screen, so its top
    // moves up by 8 points, and its bottom moves down by 8 points, like row 3.
    #expect(host.frame(of: "Rename 3")?.minY == before.minY + 8)
  }

  @Test func `A host measures nothing if neither the tree nor the screen has changed`() throws {
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Rows(count: 10) }
    let before = try #require(host.screen?.counters)
    host.settle()
    host.size = CGSize(width: 400, height: 600)
    #expect(host.screen?.counters == before)
  }

  @Test func `A horizontal stack divides the width of the screen among its views`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 10) {
        Color.red.accessibilityIdentifier("red")
        Text("Hello")
        Color.blue.accessibilityIdentifier("blue")
      }
    }
    // The text is 40 points wide, and there are two distances of 10 points. Each color gets half of
    // the remaining 140 points.
    #expect(host.frame(of: "red") == CGRect(x: 0, y: 0, width: 70, height: 100))
    #expect(host.frame(of: "Hello") == CGRect(x: 80, y: 42, width: 40, height: 16))
    #expect(host.frame(of: "blue") == CGRect(x: 130, y: 0, width: 70, height: 100))
  }
}
