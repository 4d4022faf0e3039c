import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Pushing: View {
  let log: ActionLog
  @State private var isShown = false
  @State private var item: Int?
  @State private var isActive = false

  var body: some View {
    NavigationStack {
      LoggedPage("root", log)
      NavigationLink("Link") { Pushed("linked", log) }
      NavigationLink("Active", isActive: $isActive) { Pushed("active", log) }
      Button("Flag") { isShown = true }
        .navigationDestination(isPresented: $isShown) { Pushed("shown", log) }
      Button("Item") { item = 1 }
        .navigationDestination(item: $item) { Pushed("item \($0)", log) }
    }
    Button("Flag again") { animated { isShown = true } }
  }
}

@MainActor private func animated(_ change: () -> Void) {
  withAnimation(.linear(duration: 1), change)
}

private struct Pushed: View {
  let name: String
  let log: ActionLog
  @Environment(\.dismiss) private var dismiss

  init(_ name: String, _ log: ActionLog) {
    self.name = name
    self.log = log
  }

  var body: some View {
    LoggedPage(name, log).navigationTitle("Title of \(name)")
    Button("Back") { animated { dismiss() } }
  }
}

@Suite @MainActor struct `The transition of a page that a link or a binding pushed` {
  private let log = ActionLog()

  private func host() -> TestHost {
    TestHost(size: CGSize(width: 200, height: 400), runsAnimations: true) { Pushing(log: log) }
  }

  /// Returns one text for each page above the root.
  ///
  /// The text lists the title of the page and the labels of the page's buttons.
  private func pages(in host: TestHost) -> [String] {
    host.elements(of: .navigationPage).dropFirst().map { page in
      let buttons = page.children.compactMap { $0.children.first?.text }
      return ([page[.title] ?? ""] + buttons).joined(separator: ", ")
    }
  }

  @Test(
    arguments: [("Link", "linked"), ("Active", "active"), ("Flag", "shown"), ("Item", "item 1")]
  )
  func `A dismissed page keeps its content until its transition ends, and only then disappears`(
    button: String,
    name: String
  ) {
    let host = host()
    host.tap(button)
    host.advance(by: 2)
    #expect(log.take() == ["A root", "A \(name)", "D root"])
    host.tap("\(name) 0")
    let page = "Title of \(name), \(name) 1, Back"
    #expect(pages(in: host) == [page])
    #expect(host.bodies { host.tap("Back") } == [])
    #expect(log.take() == ["A root"])
    #expect(pages(in: host) == [page])
    host.advance(by: 0.5)
    #expect(log.take() == [])
    #expect(pages(in: host) == [page])
    host.advance(by: 0.5)
    #expect(log.take() == ["D \(name)"])
    #expect(pages(in: host) == [])
    host.tap(button)
    #expect(log.take() == ["A \(name)", "D root"])
    #expect(pages(in: host) == ["Title of \(name), \(name) 0, Back"])
  }

  @Test func `A dismissed page that is pushed again during its transition keeps its state`() {
    let host = host()
    host.tap("Flag")
    host.advance(by: 2)
    host.tap("shown 0")
    host.tap("Back")
    host.advance(by: 0.5)
    #expect(log.take() == ["A root", "A shown", "D root", "A root"])
    host.tap("Flag again")
    #expect(pages(in: host) == ["Title of shown, shown 1, Back"])
    host.advance(by: 2)
    #expect(pages(in: host) == ["Title of shown, shown 1, Back"])
    #expect(log.take() == ["D root"])
    host.back()
    #expect(log.take() == ["A root", "D shown"])
  }

  @Test func `A pushed view is released when its page has disappeared`() {
    final class Model {}
    struct Holder: View {
      let model: Model
      var body: some View { Text("held") }
    }
    struct Root: View {
      let make: () -> Model
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }
            .navigationDestination(isPresented: $isShown) {
              if isShown { Holder(model: make()) }
            }
        }
        Button("Hide") { animated { isShown = false } }
      }
    }
    weak var model: Model?
    let host = TestHost(size: CGSize(width: 200, height: 400), runsAnimations: true) {
      Root {
        let made = Model()
        model = made
        return made
      }
    }
    host.tap("Show")
    #expect(model != nil)
    host.tap("Hide")
    host.advance(by: 0.5)
    #expect(model != nil)
    host.advance(by: 0.5)
    #expect(model == nil)
  }
}
