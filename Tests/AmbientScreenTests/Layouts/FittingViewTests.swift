import Ambient
import AmbientTesting
import Testing

@MainActor
private final class ChoiceLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call of this method.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view of a fixed size that logs when it appears and disappears, and counts its taps.
///
/// A view with the name "wide" logs `A wide` when it appears, and `D wide` when it disappears.
/// After one tap, it shows the text "wide 1".
private struct Choice: View {
  let name: String
  let width: CGFloat
  let log: ChoiceLog
  @State private var count = 0

  init(_ name: String, _ width: CGFloat, _ log: ChoiceLog) {
    self.name = name
    self.width = width
    self.log = log
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .frame(width: width, height: 20)
      .onAppear { log.add("A \(name)") }
      .onDisappear { log.add("D \(name)") }
  }
}

@Suite("The view that ViewThatFits shows") @MainActor
struct FittingViewTests {
  private let log = ChoiceLog()

  private func host(width: CGFloat, @ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(size: CGSize(width: width, height: 100), content: content)
  }

  /// A `ViewThatFits` with a view of 150 points and a view of 50 points.
  @ViewBuilder private var choices: some View {
    ViewThatFits {
      Choice("wide", 150, log)
      Choice("narrow", 50, log)
    }
  }

  @Test func `Only the view that fits appears`() {
    let host = host(width: 100) { choices }
    #expect(log.take() == ["A narrow"])
    host.unmount()
    #expect(log.take() == ["D narrow"])
  }

  @Test func `When another view fits, it replaces the shown view, and no body runs`() {
    let host = host(width: 100) { choices }
    _ = log.take()
    #expect(host.bodies { host.size.width = 200 } == [])
    #expect(log.take() == ["A wide", "D narrow"])
    #expect(host.bodies { host.size.width = 180 } == [])
    #expect(log.take() == [])
    #expect(host.bodies { host.size.width = 60 } == [])
    #expect(log.take() == ["A narrow", "D wide"])
  }

  @Test func `Texts, roles and taps follow the view that fits`() {
    let host = host(width: 100) { choices }
    #expect(host.texts == ["narrow 0"])
    #expect(host.visibleTexts == ["narrow 0"])
    #expect(host.accessibilityTree == "button \"narrow 0\"")
    #expect(host.bodies { host.tap("narrow 0") } == ["Choice"])
    host.size.width = 200
    #expect(host.texts == ["wide 0"])
    #expect(host.visibleTexts == ["wide 0"])
    #expect(host.accessibilityTree == "button \"wide 0\"")
    #expect(host.elements(named: "narrow 1").isEmpty)
    #expect(host.bodies { host.tap("wide 0") } == ["Choice"])
    host.size.width = 100
    #expect(host.texts == ["narrow 1"])
    #expect(host.accessibilityTree == "button \"narrow 1\"")
  }

  @Test func `A task starts when its view fits, and is canceled when another view fits`() async {
    let host = host(width: 100) {
      ViewThatFits {
        Color.red.frame(width: 150, height: 20).task { await wait("wide") }
        Color.blue.frame(width: 50, height: 20).task { await wait("narrow") }
      }
    }
    await host.settle(until: ["start narrow"], in: log)
    host.size.width = 200
    await host.settle(until: ["end narrow true", "start wide"], in: log)
  }

  private func wait(_ name: String) async {
    log.add("start \(name)")
    try? await Task.sleep(nanoseconds: 3_600_000_000_000)
    log.add("end \(name) \(Task.isCancelled)")
  }

  @Test func `An inner ViewThatFits shows no view while the outer ViewThatFits hides it`() {
    let host = host(width: 100) {
      ViewThatFits {
        ViewThatFits {
          Choice("very wide", 180, log)
          Choice("wide", 150, log)
        }
        .frame(idealWidth: 120)
        Choice("narrow", 50, log)
      }
    }
    // The inner ViewThatFits needs 120 points, so the outer one shows the narrow view.
    #expect(log.take() == ["A narrow"])
    host.size.width = 160
    #expect(log.take() == ["A wide", "D narrow"])
    #expect(host.texts == ["wide 0"])
    host.size.width = 200
    #expect(log.take() == ["A very wide", "D wide"])
    host.size.width = 100
    #expect(log.take() == ["A narrow", "D very wide"])
    #expect(host.texts == ["narrow 0"])
  }

  @Test func `Of several views in one modifier, only the view that fits appears`() {
    let host = host(width: 100) {
      ViewThatFits {
        Group {
          Choice("wide", 150, log)
          Choice("narrow", 50, log)
        }
        .padding(1)
        .background { Text("layer").onAppear { log.add("A layer") } }
      }
    }
    #expect(log.take().sorted() == ["A layer", "A narrow"])
    #expect(host.texts.sorted() == ["layer", "narrow 0"])
    #expect(host.visibleTexts.sorted() == ["layer", "narrow 0"])
    #expect(!host.accessibilityTree.description.contains("wide"))
    #expect(host.bodies { host.size.width = 200 } == [])
    #expect(log.take() == ["A wide", "D narrow"])
    #expect(host.texts.sorted() == ["layer", "wide 0"])
    #expect(host.visibleTexts.sorted() == ["layer", "wide 0"])
    #expect(!host.accessibilityTree.description.contains("narrow"))
  }

  @Test func `The sheet of a view stays when another view fits`() {
    struct Presenter: View {
      let log: ChoiceLog
      @State private var isPresented = false
      var body: some View {
        ViewThatFits {
          Button("Open") { isPresented = true }.frame(width: 150, height: 20)
            .sheet(isPresented: $isPresented) { Choice("sheet", 30, log) }
          Choice("narrow", 50, log)
        }
      }
    }
    let host = host(width: 200) { Presenter(log: log) }
    host.tap("Open")
    #expect(log.take() == ["A sheet"])
    host.size.width = 100
    #expect(log.take() == ["A narrow"])
    #expect(host.texts == ["sheet 0", "narrow 0"])
    #expect(host.visibleTexts == ["sheet 0"])
    #expect(host.bodies { host.tap("sheet 0") } == ["Choice"])
  }

  @Test func `A view that replaces the shown one appears in the same update`() {
    struct Changing: View {
      let log: ChoiceLog
      @State private var isOther = false
      var body: some View {
        ViewThatFits {
          if isOther { Choice("other", 80, log) } else { Choice("first", 80, log) }
          Choice("narrow", 50, log)
        }
        Button("Change") { isOther = true }
      }
    }
    let host = host(width: 100) { Changing(log: log) }
    #expect(log.take() == ["A first"])
    #expect(host.bodies { host.tap("Change") } == ["Changing", "Choice"])
    #expect(log.take() == ["D first", "A other"])
    #expect(host.texts == ["other 0", "Change"])
  }

  @Test func `A modifier around the shown view does not disappear when the view is replaced`() {
    struct Loading: View {
      let log: ChoiceLog
      @State private var isLoaded = false
      @State private var version = 0
      var body: some View {
        ViewThatFits {
          Group {
            if isLoaded {
              Choice("loaded \(version)", 80, log).id(version)
            } else {
              Choice("loading", 80, log)
            }
          }
          .onAppear { log.add("A group") }
          .onDisappear { log.add("D group") }
          Choice("narrow", 50, log)
        }
        Button("Load") { isLoaded = true }
        Button("Reload") { version += 1 }
      }
    }
    let host = host(width: 100) { Loading(log: log) }
    #expect(log.take().sorted() == ["A group", "A loading"])
    #expect(host.bodies { host.tap("Load") } == ["Loading", "Choice"])
    #expect(log.take() == ["D loading", "A loaded 0"])
    #expect(host.bodies { host.tap("Reload") } == ["Loading", "Choice"])
    #expect(log.take() == ["D loaded 0", "A loaded 1"])
    host.size.width = 60
    #expect(log.take().sorted() == ["A narrow", "D group", "D loaded 1"])
  }

  @Test func `If the shown view is removed, the next view that fits appears`() {
    struct Removing: View {
      let log: ChoiceLog
      @State private var isRemoved = false
      var body: some View {
        ViewThatFits {
          Group { if !isRemoved { Choice("first", 80, log) } }
            .onAppear { log.add("A group") }
            .onDisappear { log.add("D group") }
          Choice("narrow", 50, log)
        }
        Button("Remove") { isRemoved = true }
      }
    }
    let host = host(width: 100) { Removing(log: log) }
    #expect(log.take().sorted() == ["A first", "A group"])
    #expect(host.bodies { host.tap("Remove") } == ["Removing"])
    #expect(log.take().sorted() == ["A narrow", "D first", "D group"])
    #expect(host.texts == ["narrow 0", "Remove"])
  }

  @Test func `A removed view disappears when its transition is over`() {
    struct Changing: View {
      let log: ChoiceLog
      @State private var isOther = false
      var body: some View {
        ViewThatFits {
          if isOther { Choice("other", 80, log) } else { Choice("first", 80, log) }
          Choice("narrow", 50, log)
        }
        Button("Change") { withAnimation(.linear(duration: 1)) { isOther = true } }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100), runsAnimations: true) {
      Changing(log: log)
    }
    #expect(log.take() == ["A first"])
    #expect(host.bodies { host.tap("Change") } == ["Changing", "Choice"])
    #expect(log.take() == ["A other"])
    #expect(host.accessibilityTree == "button \"other 0\"\nbutton \"Change\"")
    host.advance(by: 1)
    #expect(log.take() == ["D first"])
  }

  @Test func `A removed inner ViewThatFits disappears when its transition is over`() {
    struct Changing: View {
      let log: ChoiceLog
      @State private var isOther = false
      var body: some View {
        ViewThatFits {
          if isOther {
            Choice("other", 80, log)
          } else {
            ViewThatFits {
              Choice("first", 80, log)
              Choice("small", 40, log)
            }
          }
          Choice("narrow", 50, log)
        }
        Button("Change") { withAnimation(.linear(duration: 1)) { isOther = true } }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100), runsAnimations: true) {
      Changing(log: log)
    }
    #expect(log.take() == ["A first"])
    host.tap("Change")
    #expect(log.take() == ["A other"])
    host.advance(by: 1)
    #expect(log.take() == ["D first"])
  }

  @Test func `In a lazy stack, only the view that fits appears in each row`() {
    let host = host(width: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { number in
            ViewThatFits {
              Choice("wide \(number)", 150, log)
              Choice("narrow \(number)", 50, log)
            }
          }
        }
      }
    }
    let lines = log.take()
    #expect(lines.first == "A narrow 0")
    #expect(lines.contains("A narrow 4"))
    #expect(!lines.contains { $0.contains("wide") })
    #expect(!host.texts.contains { $0.contains("wide") })
  }

  @Test func `On a host without a screen, all views appear, and the first one has a role`() {
    let host = TestHost { choices }
    #expect(log.take() == ["A wide", "A narrow"])
    #expect(host.texts == ["wide 0", "narrow 0"])
    #expect(host.accessibilityTree == "button \"wide 0\"")
  }

  @Test func `A host with a layout of its own reports the view that fits`() throws {
    let tree = ViewTree { choices }
    tree.choosesFittingViews = true
    tree.settle()
    #expect(log.take() == [])
    let container = try #require(tree.elements.first)
    let narrow = try #require(container.children.last)
    #expect(tree.send(FittingViewEvent(view: narrow.id), to: container))
    tree.settle()
    #expect(log.take() == ["A narrow"])
    #expect(tree.visibleElements.filter(\.isText).compactMap(\.text) == ["narrow 0"])
    #expect(container.detail(FittingViewDetail.self) == FittingViewDetail(view: narrow.id))
  }
}

extension TestHost {
  /// Settles until exactly these lines have been taken from the log, in any order.
  fileprivate func settle(
    until lines: Set<String>,
    in log: ChoiceLog,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    var seen: [String] = []
    await settle(sourceLocation: sourceLocation) {
      seen += log.take()
      return seen.count == lines.count && Set(seen) == lines
    }
  }
}
