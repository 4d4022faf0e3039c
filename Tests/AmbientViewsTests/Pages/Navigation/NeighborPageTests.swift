import Ambient
import AmbientTesting
import Foundation
import Testing

/// A tab view with several pages.
///
/// The second page has a sheet, and the binding that presents the sheet is always true.
private struct Tour: View {
  let count: Int
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<count, id: \.self) { number in
        Text("Page \(number)").sheet(isPresented: .constant(number == 1)) {
          Welcome()
          Button("Next") { page += 1 }
        }
      }
    }
    .tabViewStyle(.page)
  }
}

private struct Welcome: View {
  var body: some View { Text("Welcome") }
}

extension TestHost {
  /// Selects the next page of the innermost tab view, or the previous page if `isUp` is false.
  fileprivate func turn(up isUp: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let tabView = elements(of: .tabView).last else { return }
    perform(StepEvent(isUp: isUp), on: tabView, sourceLocation: sourceLocation)
  }
}

@Suite @MainActor struct `A page beside the selected page` {
  private let size = CGSize(width: 320, height: 480)

  @Test func `A page presents a sheet when the page is selected`() {
    let host = TestHost(size: size) { Tour(count: 2) }
    #expect(host.texts == ["Page 0", "Page 1"])
    #expect(host.takeBodies() == ["Tour"])
    #expect(host.bodies { host.turn(up: true) } == ["Welcome"])
    #expect(host.visibleTexts == ["Welcome", "Next"])
  }

  @Test func `A sheet stays until its page leaves the tree`() {
    let host = TestHost(size: size) { Tour(count: 4) }
    host.turn(up: true)
    host.tap("Next")
    #expect(host.visibleTexts == ["Welcome", "Next"])
    host.tap("Next")
    #expect(host.visibleTexts == ["Page 3"])
    host.turn(up: false)
    #expect(host.visibleTexts == ["Page 2"])
    host.turn(up: false)
    #expect(host.visibleTexts == ["Welcome", "Next"])
  }

  @Test func `A page presents an alert when the page is selected`() {
    let host = TestHost(size: size) {
      TabView {
        Text("Start")
        Text("Tour").alert("Welcome", isPresented: .constant(true)) { Button("Close") {} }
      }
      .tabViewStyle(.page)
    }
    #expect(host.elements(of: .alert).isEmpty)
    host.turn(up: true)
    #expect(host.elements(of: .alert).count == 1)
  }

  private struct Nested: View {
    @State private var page = 0

    var body: some View {
      NavigationSplitView {
        TabView {
          TabView(selection: $page) {
            ForEach(0..<3, id: \.self) { number in
              let width = CGFloat(100 + number)
              let text = Text("Page \(number)").navigationSplitViewColumnWidth(width)
              if number == 1 { text.toolbarVisibility(.hidden, for: .tabBar) } else { text }
            }
          }
          .tabViewStyle(.page)
          .tabItem { Text("Pages") }
        }
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test(arguments: PageHost.allCases)
  func `Only the selected page hides the tab bar and sets the width of the column around it`(
    _ kind: PageHost
  ) throws {
    let host = kind.mount { Nested() }
    let tab = try #require(host.elements(of: .tab).first)
    let column = try #require(host.elements(of: .navigationColumn).first)
    let visibility = ElementAttribute<String>("tabBarVisibility")
    func check(_ width: Double, isHidden: Bool, _ location: SourceLocation = #_sourceLocation) {
      #expect(tab[visibility] == (isHidden ? "hidden" : nil), sourceLocation: location)
      #expect(column[.minWidth] == width, sourceLocation: location)
    }
    check(100, isHidden: false)
    host.turn(up: true)
    check(101, isHidden: true)
    host.turn(up: true)
    check(102, isHidden: false)
    host.turn(up: false)
    check(101, isHidden: true)
  }
}
