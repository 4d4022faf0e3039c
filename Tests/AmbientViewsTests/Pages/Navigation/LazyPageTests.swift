import Ambient
import AmbientTesting
import Foundation
import Testing

/// Pages with numbers, and buttons that change the selection and the pages.
///
/// The body does not read the selection, so a change of the selection does not run the body.
private struct Book: View {
  let log: ActionLog
  @State private var numbers: [Int]
  @State private var page: Int

  init(count: Int, page: Int = 0, log: ActionLog) {
    self.log = log
    _numbers = State(wrappedValue: Array(0..<count))
    _page = State(wrappedValue: page)
  }

  var body: some View {
    TabView(selection: $page) {
      ForEach(numbers, id: \.self) { LoggedPage("\($0)", log) }
    }
    .tabViewStyle(.page)
    Button("Next") { page += 1 }
    Button("Previous") { page -= 1 }
    Button("500 on") { page += 500 }
    Button("500 back") { page -= 500 }
    Button("Animate 500 on") { withAnimation { page += 500 } }
    Button("Remove this") { numbers.removeAll { $0 == page } }
    Button("Remove first") { numbers.removeFirst() }
    Button("Insert 0") { numbers.insert(0, at: 0) }
    Button("Append 4") { numbers.append(4) }
  }
}

extension TestHost {
  /// The texts of the pages that are in the tree.
  fileprivate var pages: [String] {
    elements(of: .tab).flatMap(\.descendants).filter { $0.kind == .text }.compactMap(\.text)
  }

  /// Selects the next page of the tab view, or the previous page if `isUp` is false.
  fileprivate func turn(up isUp: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let tabView = elements(of: .tabView).first else { return }
    perform(StepEvent(isUp: isUp), on: tabView, sourceLocation: sourceLocation)
  }
}

@Suite @MainActor struct `Pages on a host with a viewport` {
  private let size = CGSize(width: 320, height: 480)

  @Test func `The selected page and one page on each side of it are in the tree`() {
    let log = ActionLog()
    let host = TestHost(size: size) { Book(count: 1_000, page: 500, log: log) }
    #expect(host.takeBodies() == ["Book", "LoggedPage", "LoggedPage", "LoggedPage"])
    #expect(host.pages == ["499 0", "500 0", "501 0"])
    #expect(log.take() == ["A 500"])
  }

  @Test func `While a page is not in the tree, its tab has only a button with an image`() throws {
    let host = TestHost(size: size) { Book(count: 1_000, log: ActionLog()) }
    let tabs = host.elements(of: .tab)
    #expect(tabs.count == 1_000)
    #expect(tabs.last?.descendants.map(\.kind) == [.button, .image])
    #expect(host.find(.pageControl).value == "page 1 of 1000")
  }

  @Test func `A turn of the page runs only the body of the new neighbor`() {
    let log = ActionLog()
    let host = TestHost(size: size) { Book(count: 1_000, page: 500, log: log) }
    _ = log.take()
    #expect(host.bodies { host.tap("Next") } == ["LoggedPage"])
    #expect(host.pages == ["500 0", "501 0", "502 0"])
    #expect(log.take() == ["A 501", "D 500"])
    #expect(host.bodies { host.tap("Previous") } == ["LoggedPage"])
    #expect(host.pages == ["499 0", "500 0", "501 0"])
    #expect(log.take() == ["A 500", "D 501"])
    host.unmount()
    #expect(log.take() == ["D 500"])
  }

  @Test func `A turn to a far page unmounts page 0, and a turn back restores its state`() {
    let log = ActionLog()
    let host = TestHost(size: size) { Book(count: 1_000, log: log) }
    host.tap("0 0")
    _ = log.take()
    let bodies = host.bodies { host.tap("500 on") }
    #expect(bodies == ["LoggedPage", "LoggedPage", "LoggedPage"])
    #expect(host.pages == ["499 0", "500 0", "501 0"])
    #expect(log.take() == ["A 500", "D 0"])
    host.tap("500 back")
    #expect(host.pages == ["0 1", "1 0"])
    #expect(log.take() == ["A 0", "D 500"])
  }

  @Test func `In an animated turn to a distant page, the old page disappears at once`() {
    let log = ActionLog()
    let host = TestHost(size: size, runsAnimations: true) { Book(count: 1_000, log: log) }
    _ = log.take()
    host.tap("Animate 500 on")
    #expect(log.take() == ["A 500", "D 0"])
    host.advance(by: 2)
    #expect(log.take() == [])
    #expect(host.pages == ["499 0", "500 0", "501 0"])
  }

  @Test func `A page that leaves the tree and comes back keeps its state`() {
    let host = TestHost(size: size) { Book(count: 5, log: ActionLog()) }
    host.tap("0 0")
    host.tap("Next")
    host.tap("Next")
    #expect(host.pages == ["1 0", "2 0", "3 0"])
    host.tap("Previous")
    host.tap("Previous")
    #expect(host.pages == ["0 1", "1 0"])
  }

  @Test func `A page that was removed and inserted again has a new state`() {
    let host = TestHost(size: size) { Book(count: 5, log: ActionLog()) }
    host.tap("0 0")
    host.tap("Next")
    host.tap("1 0")
    host.tap("Next")
    host.tap("Next")
    host.tap("Remove first")
    host.tap("Insert 0")
    host.tap("Previous")
    host.tap("Previous")
    #expect(host.pages == ["0 0", "1 1", "2 0"])
  }

  @Test func `If the selected page is removed, the first page is shown`() {
    let log = ActionLog()
    let host = TestHost(size: size) { Book(count: 5, page: 4, log: log) }
    host.tap("4 0")
    _ = log.take()
    host.tap("Remove this")
    #expect(host.pages == ["0 0", "1 0"])
    #expect(log.take() == ["A 0", "D 4"])
    host.tap("Append 4")
    #expect(host.pages == ["3 0", "4 0"])
    #expect(log.take() == ["A 4", "D 0"])
  }

  @Test func `A page that is inserted beside the selected page is in the tree`() {
    let log = ActionLog()
    let host = TestHost(size: size) { Book(count: 4, page: 3, log: log) }
    _ = log.take()
    #expect(host.bodies { host.tap("Append 4") } == ["Book", "LoggedPage"])
    #expect(host.pages == ["2 0", "3 0", "4 0"])
    host.tap("Next")
    #expect(log.take() == ["A 4", "D 3"])
  }

  @Test func `The task of a page starts when the page is selected`() async {
    let log = ActionLog()
    let host = TestHost(size: size) {
      TabView {
        WaitingPage(name: "a", log: log)
        WaitingPage(name: "b", log: log)
      }
      .tabViewStyle(.page)
    }
    #expect(host.texts == ["a", "b"])
    await host.settle(until: "start a", in: log)
    host.turn(up: true)
    var seen: Set<String> = []
    await host.settle {
      seen.formUnion(log.take())
      return seen == ["start b", "end a true"]
    }
    host.unmount()
    await host.settle(until: "end b true", in: log)
  }
}

@Suite @MainActor struct `Pages on a host without a viewport` {
  @Test func `Without a viewport, a page stays in the tree after it was selected`() {
    let log = ActionLog()
    let host = TestHost { Book(count: 1_000, log: log) }
    #expect(host.takeBodies() == ["Book", "LoggedPage"])
    #expect(host.bodies { host.tap("Next") } == ["LoggedPage"])
    #expect(log.take() == ["A 0", "A 1", "D 0"])
    #expect(host.bodies { host.tap("500 on") } == ["LoggedPage"])
    #expect(host.pages == ["0 0", "1 0", "501 0"])
    #expect(log.take() == ["A 501", "D 1"])
    #expect(host.bodies { host.tap("500 back") } == [])
    #expect(log.take() == ["A 1", "D 501"])
    host.tap("Remove first")
    host.tap("Insert 0")
    #expect(host.pages == ["1 0", "501 0"])
    #expect(log.take() == [])
  }
}

@Suite @MainActor struct `The selection of pages` {
  @Test(arguments: PageHost.allCases)
  func `A page whose tag changes stays visible if the tab view itself stores the selection`(
    _ kind: PageHost
  ) {
    struct Renamed: View {
      let log: ActionLog
      @State private var tag = "b"
      var body: some View {
        TabView(selection: Binding<String>?.none) {
          LoggedPage("1", log).tag("a")
          LoggedPage("2", log).tag(tag)
        }
        .tabViewStyle(.page)
        Button("Rename") { tag += "b" }
      }
    }
    let log = ActionLog()
    let host = kind.mount { Renamed(log: log) }
    host.turn(up: true)
    #expect(log.take() == ["A 1", "A 2", "D 1"])
    host.tap("Rename")
    host.tap("Rename")
    #expect(log.take() == [])
    host.turn(up: false)
    #expect(log.take() == ["A 1", "D 2"])
  }

  private struct Titled: View {
    @State private var page = 1
    var body: some View {
      NavigationStack {
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { number in
            Text("\(number)").navigationTitle("Page \(number)")
              .toolbarVisibility(number == 2 ? .hidden : .automatic, for: .navigationBar)
          }
        }
        .tabViewStyle(.page)
      }
    }
  }

  @Test(arguments: PageHost.allCases)
  func `Only the selected page sets the title and the bar of the navigation page around it`(
    _ kind: PageHost
  ) throws {
    let host = kind.mount { Titled() }
    let page = try #require(host.elements(of: .navigationPage).first)
    let title = ElementAttribute<String>("title")
    let isBarHidden = ElementAttribute<Bool>("barHidden")
    #expect(page[title] == "Page 1")
    #expect(page[isBarHidden] == nil)
    host.turn(up: true)
    #expect(page[title] == "Page 2")
    #expect(page[isBarHidden] == true)
    host.turn(up: false)
    #expect(page[title] == "Page 1")
    #expect(page[isBarHidden] == nil)
    host.turn(up: false)
    #expect(page[title] == "Page 0")
  }
}
