import Ambient
import AmbientCore
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `Repeats of an action` {
  private struct Page: View {
    let number: Int
    let next: () -> Void
    @State private var isLoaded = false

    var body: some View {
      Text("page \(number)")
        .onAppear { isLoaded = true }
        .onChange(of: isLoaded) { next() }
    }
  }

  @Test func `Each view that replaces another view has its own count of onChange repeats`() {
    struct Pages: View {
      @State private var number = 0
      var body: some View {
        Page(number: number) { if number < 10 { number += 1 } }.id(number)
      }
    }
    var host: TestHost?
    #expect(warnings { host = TestHost { Pages() } } == [])
    #expect(host?.texts == ["page 10"])
    let bodies = (0...10).flatMap { _ in ["Pages", "Page", "Page"] }
    #expect(host?.takeBodies().sorted() == bodies.sorted())
  }

  @Test func `Each new reader of a preference has its own count of onPreferenceChange repeats`() {
    struct NumberKey: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Pages: View {
      @State private var number = 0
      var body: some View {
        Text("page \(number)")
          .preference(key: NumberKey.self, value: number)
          .onPreferenceChange(NumberKey.self) { if $0 < 10 { number = $0 + 1 } }
          .id(number)
      }
    }
    var host: TestHost?
    #expect(warnings { host = TestHost { Pages() } } == [])
    #expect(host?.texts == ["page 10"])
  }

  private struct Follows: View {
    @State private var count = 0
    @State private var seen = 0
    var body: some View {
      Text("\(count) \(seen)").onChange(of: count) { seen = count }
      Button("More") { count += 1 }
    }
  }

  /// Updates a tree until it has no work left, without `settle()`.
  private func updateAll(_ tree: ViewTree) { while tree.needsUpdate { tree.update() } }

  @Test func `Each event resets the count of repeats of an action, even without settle`() {
    let tree = ViewTree { Follows() }
    updateAll(tree)
    // The action runs once for each of five events. The limit of two runs applies to each event, so
    // the third run causes no warning.
    let warnings = warnings {
      for count in 1...5 {
        if let button = tree.elements.last { tree.send(.press, to: button) }
        updateAll(tree)
        #expect(tree.elements.first?.text == "\(count) \(count)")
      }
    }
    #expect(warnings == [])
  }

  @Test func `Repeats of an action are limited even if the host never calls settle`() {
    struct Cycle: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count) { count += 1 }
        Button("More") { count += 1 }
      }
    }
    let tree = ViewTree { Cycle() }
    updateAll(tree)
    // Each event adds 3: 1 in the button, and 1 in each of the two runs of the action.
    for shown in ["3", "6"] {
      let warnings = warnings {
        if let button = tree.elements.last { tree.send(.press, to: button) }
        updateAll(tree)
      }
      #expect(
        warnings == [
          """
          onChange(of: Int) action tried to update multiple times per frame.

            Views  Cycle ← [root]

          To fix this:
            • Let the action write only under a condition that becomes false, such as a limit.
          """
        ]
      )
      #expect(tree.elements.first?.text == shown)
    }
  }

  @Test
  func
    `An EventCompletionQueue runs closures after the last update of an event, even without settle`()
  {
    struct Writes: View {
      @State private var count = 0
      let end: @MainActor () -> Void
      var body: some View {
        Text("\(count)")
        Button("More") {
          count += 1
          EventCompletionQueue.enqueue { end() }
        }
      }
    }
    let log = TreeLog()
    let tree = ViewTree { Writes { log.add("over") } }
    updateAll(tree)
    if let button = tree.elements.last { tree.send(.press, to: button) }
    #expect(log.unread == [])
    updateAll(tree)
    #expect(log.unread == ["over"])
  }
}
