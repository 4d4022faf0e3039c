import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

/// Buttons that change a path.
///
/// The body does not read the path.
private struct Paths: View {
  @Binding var path: [Int]
  var body: some View {
    Button("Push") { path.append(path.count + 1) }
    Button("Replace") { path[path.count - 1] += 10 }
    Button("Empty") { path = [] }
  }
}

private struct Stack: View {
  let log: ActionLog
  @State var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      LoggedPage("root", log).navigationTitle("Root")
        .navigationDestination(for: Int.self) { LoggedPage("\($0)", log).navigationTitle("\($0)") }
    }
    Paths(path: $path)
  }
}

@Suite @MainActor struct `Pages that cover other pages` {
  @Test(arguments: PageHost.allCases)
  func `A page disappears when another page covers it, and appears again when it is uncovered`(
    _ kind: PageHost
  ) {
    let log = ActionLog()
    let host = kind.mount { Stack(log: log) }
    #expect(log.take() == ["A root"])
    host.tap("root 0")
    #expect(host.bodies { host.tap("Push") } == ["LoggedPage"])
    #expect(log.take() == ["A 1", "D root"])
    host.tap("1 0")
    host.tap("Push")
    #expect(log.take() == ["A 2", "D 1"])
    #expect(host.bodies { host.back() } == [])
    #expect(log.take() == ["A 1", "D 2"])
    #expect(host.visibleTexts.contains("1 1"))
    #expect(host.bodies { host.back() } == [])
    #expect(log.take() == ["A root", "D 1"])
    #expect(host.visibleTexts.contains("root 1"))
  }

  @Test func `Pages that are inserted or removed below the top page do not appear`() {
    let log = ActionLog()
    let host = TestHost { Stack(log: log, path: [1, 2]) }
    #expect(log.take() == ["A 2"])
    host.tap("Replace")
    #expect(log.take() == ["A 12", "D 2"])
    host.back()
    #expect(log.take() == ["A 1", "D 12"])
    host.tap("Push")
    host.tap("Push")
    #expect(log.take() == ["A 2", "D 1", "A 3", "D 2"])
    host.tap("Empty")
    #expect(log.take() == ["A root", "D 3"])
    host.unmount()
    #expect(log.take() == ["D root"])
  }

  @Test func `Covering a page keeps its title and its destinations, and causes no warning`() {
    let log = ActionLog()
    let reported = warnings {
      let host = TestHost { Stack(log: log) }
      @MainActor func titles() -> [String?] {
        host.elements(of: .navigationPage).map { $0[.title] }
      }
      host.tap("Push")
      #expect(titles() == ["Root", "1"])
      host.back()
      host.tap("Push")
      #expect(titles() == ["Root", "1"])
      host.back()
      #expect(titles() == ["Root"])
    }
    #expect(reported == [])
  }

  @Test func `A page covers the page below it if a link or a binding pushes the upper page`() {
    struct Pushing: View {
      let log: ActionLog
      @State private var isShown = false
      var body: some View {
        NavigationView {
          Group {
            LoggedPage("root", log)
            NavigationLink("Link") { LoggedPage("linked", log) }
            Button("Show") { isShown = true }
          }
          .navigationDestination(isPresented: $isShown) { LoggedPage("shown", log) }
        }
      }
    }
    let log = ActionLog()
    let host = TestHost { Pushing(log: log) }
    #expect(log.take() == ["A root"])
    host.tap("Link")
    #expect(log.take() == ["A linked", "D root"])
    host.back()
    #expect(log.take() == ["A root", "D linked"])
    host.tap("Show")
    #expect(log.take() == ["A shown", "D root"])
    host.back()
    #expect(log.take() == ["A root", "D shown"])
  }

  @Test func `A stored dismiss action of a covered page still removes the page`() {
    struct Dismissing: View {
      let keep: (DismissAction) -> Void
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("page").onAppear { keep(dismiss) } }
    }
    struct Pushed: View {
      let keep: (DismissAction) -> Void
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            if number == 1 { Dismissing(keep: keep) } else { Text("top") }
          }
        }
        Paths(path: $path)
      }
    }
    var kept: DismissAction?
    let host = TestHost { Pushed { kept = $0 } }
    host.tap("Push")
    #expect(host.visibleTexts.first == "top")
    kept?()
    host.settle()
    #expect(host.visibleTexts.first == "root")
  }

  @Test(arguments: PageHost.allCases)
  func `A task is canceled when its page is covered, and starts again when the page is uncovered`(
    _ kind: PageHost
  ) async {
    struct Waiting: View {
      let log: ActionLog
      var body: some View {
        NavigationStack {
          WaitingPage(name: "root", log: log)
          NavigationLink("Link") { Text("page") }
        }
      }
    }
    let log = ActionLog()
    let host = kind.mount { Waiting(log: log) }
    await host.settle(until: "start root", in: log)
    host.tap("Link")
    await host.settle(until: "end root true", in: log)
    host.back()
    await host.settle(until: "start root", in: log)
    host.unmount()
    await host.settle(until: "end root true", in: log)
  }

  @Test
  func `If a step back is animated, the lower page appears before the upper page disappears`() {
    struct Animated: View {
      let log: ActionLog
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          LoggedPage("root", log)
            .navigationDestination(for: Int.self) { LoggedPage("\($0)", log) }
        }
        Button("Push") { withAnimation(.linear(duration: 1)) { path.append(1) } }
        Button("Pop") { withAnimation(.linear(duration: 1)) { _ = path.removeLast() } }
      }
    }
    let log = ActionLog()
    let host = TestHost(size: CGSize(width: 100, height: 200), runsAnimations: true) {
      Animated(log: log)
    }
    host.tap("Push")
    #expect(log.take() == ["A root", "A 1", "D root"])
    host.advance(by: 2)
    host.tap("Pop")
    #expect(log.take() == ["A root"])
    host.advance(by: 2)
    #expect(log.take() == ["D 1"])
  }

  @Test func `A page that a link shows in the detail column does not hide the sidebar`() {
    struct Columns: View {
      let log: ActionLog
      var body: some View {
        NavigationSplitView {
          LoggedPage("sidebar", log)
            .navigationDestination(for: Int.self) { LoggedPage("\($0)", log) }
          NavigationLink("Link", value: 1)
        } detail: {
          LoggedPage("detail", log)
        }
      }
    }
    let log = ActionLog()
    let host = TestHost { Columns(log: log) }
    #expect(log.take() == ["A sidebar", "A detail"])
    host.tap("Link")
    #expect(log.take() == ["A 1", "D detail"])
  }
}

@Suite @MainActor struct `Pages and tabs inside each other` {
  private struct App: View {
    let log: ActionLog
    var body: some View {
      NavigationStack {
        TabView {
          LoggedPage("a", log).tabItem { Text("Tab a") }
          NavigationStack {
            LoggedPage("b", log)
            NavigationLink("Inner") { LoggedPage("inner", log) }
          }
          .tabItem { Text("Tab b") }
        }
        NavigationLink("Outer") { LoggedPage("outer", log) }
      }
    }
  }

  @Test(arguments: PageHost.allCases)
  func `A view appears only if all tabs and pages around it are shown`(_ kind: PageHost) {
    let log = ActionLog()
    let host = kind.mount { App(log: log) }
    #expect(log.take() == ["A a"])
    host.tap("Tab b")
    #expect(log.take() == ["A b", "D a"])
    host.tap("Inner")
    #expect(log.take() == ["A inner", "D b"])
    host.tap("Outer")
    #expect(log.take() == ["A outer", "D inner"])
    host.back()
    #expect(log.take() == ["A inner", "D outer"])
    host.tap("Tab a")
    #expect(log.take() == ["A a", "D inner"])
    host.tap("Outer")
    #expect(log.take() == ["A outer", "D a"])
    host.back()
    host.tap("Tab b")
    #expect(log.take() == ["A a", "D outer", "A inner", "D a"])
    host.back()
    #expect(log.take() == ["A b", "D inner"])
  }

  @Test func `A sheet or an alert does not hide its presenter`() {
    struct Presenting: View {
      let log: ActionLog
      @State private var hasSheet = false
      @State private var hasAlert = false
      var body: some View {
        NavigationStack {
          LoggedPage("root", log)
          Button("Sheet") { hasSheet = true }
          Button("Alert") { hasAlert = true }
            .sheet(isPresented: $hasSheet) { LoggedPage("sheet", log) }
            .alert("Alert", isPresented: $hasAlert) { Button("Fine") {} }
        }
      }
    }
    let log = ActionLog()
    let host = TestHost { Presenting(log: log) }
    host.tap("Sheet")
    host.dismiss()
    host.tap("Alert")
    host.tap("Fine")
    #expect(log.take() == ["A root", "A sheet", "D sheet"])
  }

  @Test func `An alert that a covered page presents has the buttons that the page declares`() {
    struct Presenting: View {
      let log: ActionLog
      @State private var hasAlert = false
      var body: some View {
        NavigationStack {
          NavigationLink("Link") { Button("Alert") { hasAlert = true } }
            .alert("Title", isPresented: $hasAlert) {
              LoggedPage("alert", log)
              Button("Fine") {}
            }
        }
      }
    }
    let log = ActionLog()
    let host = TestHost { Presenting(log: log) }
    host.tap("Link")
    host.tap("Alert")
    #expect(log.take() == ["A alert"])
    #expect(host.texts.suffix(2).contains("Fine"))
    #expect(!host.texts.contains("OK"))
    host.tap("Fine")
    #expect(!host.texts.contains("Fine"))
    #expect(log.take() == ["D alert"])
  }
}
