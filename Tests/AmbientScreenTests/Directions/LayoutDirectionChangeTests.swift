import Ambient
import AmbientTesting
import Foundation
import Testing

/// Two columns of 50 rows each, side by side, and a button that changes the layout direction of the
/// second column.
///
/// Each column is 200 points wide.
private struct TwoColumns: View {
  @State private var isRightToLeft = false

  var body: some View {
    VStack(spacing: 0) {
      Button("Turn") { isRightToLeft.toggle() }
      HStack(spacing: 0) {
        ManyRows(name: "fixed")
        ManyRows(name: "turned")
          .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      }
    }
  }
}

private struct ManyRows: View {
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<50, id: \.self) { row in
        HStack(spacing: 0) {
          Text("\(name) \(row)"); Mark()
        }
      }
    }
    .frame(width: 200, alignment: .leading)
  }
}

private struct Mark: View {
  var body: some View { Text("!") }
}

private struct DirectionLabel: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text("\(direction)") }
}

@Suite("A layout direction that changes") @MainActor
struct LayoutDirectionChangeTests {
  private let screen = CGSize(width: 400, height: 1000)

  @Test func `A new layout direction runs only the bodies that set or read the direction`() {
    struct Page: View {
      @State private var isRightToLeft = false
      var body: some View {
        Button("Turn") { isRightToLeft.toggle() }
        Column().environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      }
    }
    struct Column: View {
      var body: some View {
        VStack(alignment: .leading) {
          Mark()
          HStack { DirectionLabel() }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Page() }
    // The label "leftToRight" has 11 characters of 8 points. The column is as wide as the label,
    // and is centered on the screen: from 56 to 144 points.
    #expect(host.frame(of: "leftToRight")?.minX == 56)
    #expect(host.bodies { host.tap("Turn") } == ["Page", "DirectionLabel"])
    // The mark, which is 8 points wide, is now at the right edge of the column.
    #expect(host.frame(of: "!")?.minX == 136)
    #expect(host.bodies { host.tap("Turn") } == ["Page", "DirectionLabel"])
    #expect(host.frame(of: "!")?.minX == 56)
  }

  @Test func `A new layout direction of a subtree lays out only this subtree`() throws {
    let host = TestHost(size: screen) { TwoColumns() }
    let start = try #require(host.screen?.counters)
    let changes = host.viewTree.counters
    #expect(host.bodies { host.tap("Turn") } == ["TwoColumns"])
    let end = try #require(host.screen?.counters)
    // The turned column has 150 elements in its rows: 50 stacks and 100 texts. The limit leaves
    // room for a few elements around the rows, but not for the rows of the other column.
    #expect(end.placed - start.placed < 170)
    // Only the outermost element of the turned column is described again. Its rows are not.
    #expect(host.viewTree.counters.nodesRun - changes.nodesRun < 12)
    #expect(host.frame(of: "turned 7")?.maxX == 400)
    #expect(host.frame(of: "fixed 7")?.minX == 0)
    host.tap("Turn")
    #expect(host.frame(of: "turned 7")?.minX == 200)
  }

  @Test func `A subtree that sets its direction ignores a change of the outer direction`() throws {
    struct Page: View {
      @State private var isRightToLeft = false
      var body: some View {
        Button("Turn") { isRightToLeft.toggle() }
        HStack(spacing: 0) {
          Text("a")
          HStack(spacing: 0) {
            Text("bc"); Text("d")
          }
          .environment(\.layoutDirection, .leftToRight)
        }
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      }
    }
    let host = TestHost(screen: .cells(columns: 10, rows: 3)) { Page() }
    #expect(host.picture.hasSuffix("abcd"))
    host.tap("Turn")
    #expect(host.picture.hasSuffix("bcda"))
    host.tap("Turn")
    #expect(host.picture.hasSuffix("abcd"))
  }

  @Test func `A layout direction may come from the environment of the host`() {
    let host = TestHost(size: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        HStack(spacing: 0) {
          Text("b"); Text("c")
        }.opacity(0.5)
      }
    }
    #expect(host.frame(of: "a")?.minX == 0)
    host.set(\.layoutDirection, to: .rightToLeft)
    #expect(host.frame(of: "a")?.minX == 92)
    #expect(host.frame(of: "c")?.minX == 0)
    // Only the outermost stack has the direction as an attribute.
    #expect(host.elements(with: .layoutDirection, "rightToLeft").map(\.kind) == [.hStack])
    host.set(\.layoutDirection, to: .leftToRight)
    #expect(host.frame(of: "a")?.minX == 0)
  }

  @Test func `transformEnvironment may set a layout direction that was not set before`() {
    struct Page: View {
      @State private var isRightToLeft = false
      var body: some View {
        Button("Turn") { isRightToLeft.toggle() }
        HStack(spacing: 0) {
          Text("a"); Text("bc")
        }
        .transformEnvironment(\.self) { [isRightToLeft] in
          if isRightToLeft { $0.layoutDirection = .rightToLeft }
        }
      }
    }
    let host = TestHost(screen: .cells(columns: 10, rows: 3)) { Page() }
    #expect(host.picture.hasSuffix("abc"))
    host.tap("Turn")
    #expect(host.picture.hasSuffix("bca"))
    host.tap("Turn")
    #expect(host.picture.hasSuffix("abc"))
  }

  @Test func `A layout direction applies to rows that enter the tree later`() {
    struct Page: View {
      @State private var count = 1
      var body: some View {
        VStack(spacing: 0) {
          Button("More") { count += 1 }
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("row \($0)") }
          }
          .frame(width: 100, alignment: .leading)
          .environment(\.layoutDirection, .rightToLeft)
        }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 90)) { Page() }
    host.tap("More")
    #expect(host.frame(of: "row 0")?.maxX == 100)
    #expect(host.frame(of: "row 1")?.maxX == 100)
  }

  @Test func `A text keeps its layout direction when its string changes`() {
    struct Page: View {
      @State private var text = "a"
      var body: some View {
        Button("More") { text += "a" }
        Text(text).environment(\.layoutDirection, .rightToLeft)
        Text(text)
      }
    }
    let host = TestHost { Page() }
    host.tap("More")
    #expect(
      host.tree == """
        Button
          Text "More"
        Text "aa" layoutDirection=rightToLeft
        Text "aa"
        """
    )
  }
}
