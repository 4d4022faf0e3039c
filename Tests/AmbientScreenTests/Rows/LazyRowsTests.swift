import Ambient
import AmbientTesting
import Observation
import Testing

/// Tests that lists, lazy stacks and lazy grids contain only the visible rows and a few more rows.
@MainActor
struct LazyRowsTests {
  @Test func `A lazy stack mounts the visible rows and two more`() {
    let log = AppearanceLog()
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Line(number: $0, log: log) } } }
    }
    #expect(host.texts == (0..<7).map { "Line \($0)" })
    #expect(log.appeared == Array(0..<7))
    #expect(log.disappeared == [])
    #expect(host.frame(of: "Line 3") == CGRect(x: 76, y: 62, width: 48, height: 16))
  }

  @Test func `A scroll by a page runs only the bodies of new rows`() throws {
    let log = AppearanceLog()
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Line(number: $0, log: log) } } }
    }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    log.clear()
    let bodies = host.bodies { host.screen?.scroll(scrollView, by: CGSize(width: 0, height: 100)) }
    #expect(bodies == Array(repeating: "Line", count: 5))
    #expect(log.appeared == Array(7..<12))
    // Lines 5 to 9 are visible. Of the lines above them, the nearest four stay in the tree.
    #expect(log.disappeared == [0])
    #expect(host.texts == (1..<12).map { "Line \($0)" })
    #expect(host.frame(of: "Line 5")?.minY == 2)

    log.clear()
    // Lines 50,000 to 50,004 become visible. On each side of them, two more lines are mounted.
    host.screen?.scroll(scrollView, to: CGPoint(x: 0, y: 1_000_000))
    #expect(log.appeared == Array(49_998..<50_007))
    #expect(log.disappeared == Array(1..<12))
    #expect(host.frame(of: "Line 50000")?.minY == 2)
  }

  @Test func `Visible rows stay in place when rows above them are measured`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { Text("\($0)").frame(height: $0 < 5 ? 20 : 50) }
        }
      }
    }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    // So far, most rows in the tree are 20 points high. The estimated heights of the rows that this
    // scroll skips are therefore too small.
    host.screen?.scroll(scrollView, to: CGPoint(x: 0, y: 10_000))
    // Each scroll up by 10 points moves the visible rows down by exactly 10 points. The test checks
    // this with the topmost row whose text is completely visible.
    var row = try #require(host.visibleTexts.first { (host.frame(of: $0)?.minY ?? -1) >= 0 })
    for _ in 0..<40 {
      let before = try #require(host.frame(of: row)).midY
      host.screen?.scroll(scrollView, by: CGSize(width: 0, height: -10))
      #expect(try #require(host.frame(of: row)).midY - before == 10)
      row = try #require(host.visibleTexts.first { (host.frame(of: $0)?.minY ?? -1) >= 0 })
    }
  }

  @Test func `A row that becomes visible again has its old state`() throws {
    let model = Names((0..<100).map { "\($0)" })
    let host = TestHost(size: CGSize(width: 200, height: 100)) { TapList(model: model) }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    host.tap("1: 0")
    host.tap("1: 1")
    host.screen?.scroll(scrollView, to: CGPoint(x: 0, y: 1_000))
    #expect(!host.texts.contains("1: 2"))
    host.screen?.scroll(scrollView, to: .zero)
    #expect(host.texts.prefix(3) == ["0: 0", "1: 2", "2: 0"])
  }

  @Test func `A row that was removed and added again has a new state`() {
    let model = Names(["a", "b"])
    let host = TestHost(size: CGSize(width: 200, height: 100)) { TapList(model: model) }
    host.tap("b: 0")
    model.names = ["a"]
    host.settle()
    model.names = ["a", "b"]
    host.settle()
    #expect(host.texts == ["a: 0", "b: 0"])
  }

  @Test func `The rows of a section keep their state while they are not visible`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { section in
            Section { ForEach(0..<10) { TapRow(name: "\(section).\($0)") } }
          }
        }
      }
    }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    host.tap("0.1: 0")
    host.screen?.scroll(scrollView, to: CGPoint(x: 0, y: 2_000))
    #expect(host.texts.contains("10.1: 0"))
    host.screen?.scroll(scrollView, to: .zero)
    #expect(host.texts.prefix(3) == ["0.0: 0", "0.1: 1", "0.2: 0"])
  }

  @Test func `Rows of different heights have exact positions after a scroll`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { Text("\($0)").frame(height: $0.isMultiple(of: 3) ? 40 : 20) }
        }
      }
    }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    for _ in 0..<30 { host.screen?.scroll(scrollView, by: CGSize(width: 0, height: 50)) }
    // Rows 0 to 55 fill the 1,500 points above the screen: 19 rows of 40 points, and 37 rows of 20
    // points. Row 56 covers y = 0 to 20, and row 57 covers y = 20 to 60.
    #expect(host.frame(of: "57")?.midY == 40)
  }

  @Test func `A list of 100,000 rows mounts only the visible rows and two more`() {
    let host = TestHost(size: CGSize(width: 200, height: 220)) {
      List(0..<100_000) { Text("Row \($0)") }
    }
    #expect(host.texts == (0..<7).map { "Row \($0)" })
  }

  @Test func `A lazy stack places the rows of several loops and the views between them in order`() {
    let host = TestHost(size: CGSize(width: 200, height: 60)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("First").frame(height: 20)
          ForEach(0..<2) { Text("a\($0)").frame(height: 20) }
          Group {
            Text("b0").frame(height: 20); Text("b1").frame(height: 20)
          }
          ForEach(0..<1_000) { Text("c\($0)").frame(height: 20) }
        }
      }
    }
    #expect(host.texts == ["First", "a0", "a1", "b0", "b1"])
    #expect(host.frame(of: "b0")?.minY == 62)
  }

  @Test func `A change of the data runs only the bodies of mounted rows`() {
    let model = Names((0..<1_000).map { "Name \($0)" })
    let host = TestHost(size: CGSize(width: 200, height: 100)) { NameList(model: model) }
    #expect(host.texts == (0..<7).map { "Name \($0)" })
    let bodies = host.bodies {
      model.names[2] = "New"; model.names[500] = "Hidden"
    }
    #expect(bodies == ["NameList", "NameRow"])
    #expect(host.texts == ["Name 0", "Name 1", "New", "Name 3", "Name 4", "Name 5", "Name 6"])
  }

  @Test func `An iteration of ForEach that creates several views becomes several rows`() {
    let host = TestHost(size: CGSize(width: 200, height: 60)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { number in
            Text("a\(number)").frame(height: 20)
            Text("b\(number)").frame(height: 20)
          }
        }
      }
    }
    #expect(host.texts == ["a0", "b0", "a1", "b1", "a2"])
  }

  @Test func `Rows whose body has a condition are mounted only near the visible part`() {
    let host = TestHost(size: CGSize(width: 200, height: 60)) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<10_000) { Parity(number: $0) } }
      }
    }
    #expect(host.texts == ["even 0", "odd 1", "even 2", "odd 3", "even 4"])
    #expect(host.takeBodies().filter { $0 == "Parity" }.count == 5)
  }

  @Test func `A lazy grid mounts the visible lines and two more`() {
    let host = TestHost(size: CGSize(width: 100, height: 60)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          ForEach(0..<10_000) { Text("\($0)").frame(height: 20) }
        }
      }
    }
    #expect(host.texts == (0..<10).map { "\($0)" })
    #expect(host.frame(of: "3")?.origin == CGPoint(x: 71, y: 22))
  }

  @Test func `A single view and the first view of a loop share a line of a lazy grid`() {
    let host = TestHost(size: CGSize(width: 100, height: 60)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          Text("new").frame(height: 20)
          ForEach(0..<100) { Text("\($0)").frame(height: 20) }
        }
      }
    }
    #expect(host.frame(of: "0")?.minY == 2)
    #expect(host.frame(of: "1")?.minY == 22)
  }

  @Test func `A lazy stack mounts the rows after a row whose height is zero`() {
    let host = TestHost(size: CGSize(width: 200, height: 60)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.clear.frame(height: 0)
          ForEach(0..<100) { Text("\($0)").frame(height: 20) }
        }
      }
    }
    #expect(host.texts.prefix(3) == ["0", "1", "2"])
  }

  @Test func `A lazy grid without columns has one view in each line`() {
    let host = TestHost(size: CGSize(width: 100, height: 60)) {
      ScrollView {
        LazyVGrid(columns: [], spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(height: 20) } }
      }
    }
    #expect(host.texts == (0..<5).map { "\($0)" })
  }

  @Test func `A lazy horizontal stack mounts the visible columns and two more`() {
    let host = TestHost(size: CGSize(width: 100, height: 60)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<10_000) { Text("\($0)").frame(width: 25) } }
      }
    }
    #expect(host.texts == (0..<6).map { "\($0)" })
  }

  @Test func `A list with sections mounts only the sections and rows near the visible part`() {
    let host = TestHost(size: CGSize(width: 200, height: 220)) {
      List {
        ForEach(0..<100) { section in
          Section("Section \(section)") {
            ForEach(0..<1_000) { Text("Row \(section).\($0)") }
          }
        }
      }
    }
    #expect(host.texts.prefix(3) == ["Section 0", "Row 0.0", "Row 0.1"])
    #expect(host.texts.count < 12)
    #expect(host.elements(of: .section).count == 1)
  }

  @Test func `The header of a section fills a line of a lazy grid`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          Section {
            ForEach(0..<3) { Text("\($0)").frame(height: 20) }
          } header: {
            Text("Title").frame(height: 20)
          }
        }
      }
    }
    #expect(host.frame(of: "Title") == CGRect(x: 30, y: 2, width: 40, height: 16))
    #expect(host.frame(of: "0")?.minY == 22)
    #expect(host.frame(of: "2")?.minY == 42)
  }

  @Test func `A pinned header stays visible while its section is visible`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<20) { section in
            Section {
              ForEach(0..<50) { Text("\(section).\($0)").frame(height: 20) }
            } header: {
              Text("Section \(section)").frame(height: 20)
            }
          }
        }
      }
    }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    host.screen?.scroll(scrollView, to: CGPoint(x: 0, y: 505))
    #expect(host.frame(of: "Section 0")?.midY == 10)
    #expect(host.frame(of: "0.25")?.midY == 25)
    // In the tree are the header, six visible rows, two rows above them, and two rows below them.
    #expect(host.texts.count == 11)
    // The first section is 1,020 points long, so its bottom edge is at y = 10. This edge pushes the
    // upper half of the header off the screen.
    host.screen?.scroll(scrollView, to: CGPoint(x: 0, y: 1_010))
    #expect(host.frame(of: "Section 0")?.midY == 0)
    #expect(host.frame(of: "Section 1")?.midY == 20)
  }

  @Test func `A list with a selection can select a visible row`() {
    let host = TestHost(size: CGSize(width: 200, height: 220)) { Chooser() }
    host.select("Row 3")
    #expect(host.elements(with: .isSelected, true).map(\.label) == ["Row 3"])
  }

  @Test func `A host without a screen has all rows in the tree`() {
    let host = TestHost { ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)") } } } }
    #expect(host.texts.count == 50)
    #expect(host.elements(of: .lazyRow).isEmpty)
  }
}

@MainActor
private final class AppearanceLog {
  var appeared: [Int] = []
  var disappeared: [Int] = []

  func clear() {
    appeared = []
    disappeared = []
  }
}

private struct Line: View {
  let number: Int
  let log: AppearanceLog

  var body: some View {
    Text("Line \(number)").frame(height: 20)
      .onAppear { log.appeared.append(number) }
      .onDisappear { log.disappeared.append(number) }
  }
}

@Observable
private final class Names {
  var names: [String]
  init(_ names: [String]) { self.names = names }
}

private struct NameList: View {
  let model: Names

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(Array(model.names.enumerated()), id: \.offset) { NameRow(name: $0.element) }
      }
    }
  }
}

private struct NameRow: View {
  let name: String
  var body: some View { Text(name).frame(height: 20) }
}

private struct TapList: View {
  let model: Names

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(model.names, id: \.self) { TapRow(name: $0) } }
    }
  }
}

private struct TapRow: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name): \(count)").frame(height: 20).onTapGesture { count += 1 }
  }
}

private struct Parity: View {
  let number: Int

  var body: some View {
    if number.isMultiple(of: 2) {
      Text("even \(number)").frame(height: 20)
    } else {
      Text("odd \(number)").frame(height: 20)
    }
  }
}

private struct Chooser: View {
  @State private var selection: Int?

  var body: some View { List(0..<1_000, id: \.self, selection: $selection) { Text("Row \($0)") } }
}
