import Ambient
import AmbientCore
import AmbientTesting
import Testing

/// A container that logs when its `onChange`, `onAppear` and `onDisappear` actions run.
private struct Logged<Content: View>: View {
  let name: String
  let log: TreeLog
  @ViewBuilder let content: Content

  var body: some View {
    VStack { content }
      .onChange(of: true, initial: true) { log.add("\(name) change") }
      .onAppear { log.add("\(name) appear") }
      .onDisappear { log.add("\(name) disappear") }
  }
}

@Suite @MainActor struct `The actions of one update` {
  @Test func `Actions run from the innermost view outward, and tasks start after them`() async {
    let log = TreeLog()
    let host = TestHost {
      VStack {
        Text("x")
          .task { log.add("inner task") }
          .onChange(of: true, initial: true) { log.add("inner change") }
          .onAppear { log.add("inner appear") }
      }
      .task { log.add("outer task") }
      .onChange(of: true, initial: true) { log.add("outer change") }
      .onAppear { log.add("outer appear") }
    }
    var seen: [String] = []
    await host.settle {
      seen += log.unread
      return seen.count == 6
    }
    #expect(
      seen == [
        "inner change", "inner appear", "outer change", "outer appear", "inner task", "outer task",
      ]
    )
  }

  @Test func `Siblings appear in their order in the body, and disappear in the reverse order`() {
    let log = TreeLog()
    let host = TestHost {
      Logged(name: "root", log: log) {
        Logged(name: "a", log: log) {
          Logged(name: "a1", log: log) { Text("1") }
          Logged(name: "a2", log: log) { Text("2") }
        }
        Text("between")
        Logged(name: "b", log: log) { Logged(name: "b1", log: log) { Text("3") } }
      }
    }
    #expect(
      log.unread
        == ["a1", "a2", "a", "b1", "b", "root"].flatMap { ["\($0) change", "\($0) appear"] }
    )
    host.unmount()
    #expect(log.unread == ["b1", "b", "a2", "a1", "a", "root"].map { "\($0) disappear" })
  }

  @Test func `Actions of one view run in the order of its modifiers`() {
    let log = TreeLog()
    _ = TestHost {
      Text("x")
        .onAppear { log.add("first") }
        .onChange(of: 1, initial: true) { log.add("second") }
        .onAppear { log.add("third") }
    }
    #expect(log.unread == ["first", "second", "third"])
  }

  @Test func `An action of an outer view reads values that an inner view has just written`() {
    final class Registry { var names: [String] = [] }
    struct Inner: View {
      let registry: Registry
      var body: some View { Text("inner").onAppear { registry.names.append("inner") } }
    }
    struct Outer: View {
      let registry = Registry()
      @State private var found = ""
      var body: some View {
        Group {
          Inner(registry: registry)
          Text(found)
        }
        .onAppear { found = registry.names.joined() }
      }
    }
    let host = TestHost { VStack { Outer() } }
    #expect(host.texts == ["inner", "inner"])
    #expect(host.takeBodies() == ["Outer", "Inner", "Outer"])
  }

  @Test func `onChange actions run from the innermost view outward`() {
    struct Watches: View {
      let model: TreeModel
      let log: TreeLog
      let depth: Int
      var body: some View {
        VStack { if depth > 0 { Watches(model: model, log: log, depth: depth - 1) } }
          .onChange(of: model.step) { old, new in log.add("\(depth): \(old) \(new)") }
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Watches(model: model, log: log, depth: 3) }
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(log.unread == ["0: 0 1", "1: 0 1", "2: 0 1", "3: 0 1"])
    #expect(host.takeBodies() == ["Watches", "Watches", "Watches", "Watches"])
  }

  @Test func `Actions run from the innermost view outward in a tree of ten thousand levels`() {
    struct Deep: View {
      let log: TreeLog
      let depth: Int
      var body: some View {
        Group { if depth > 0 { Deep(log: log, depth: depth - 1) } }
          .onAppear { log.add("\(depth)") }
      }
    }
    let log = TreeLog()
    let host = TestHost { Deep(log: log, depth: 10_000) }
    #expect(log.unread == (0...10_000).map(String.init))
    host.unmount()
  }
}

@Suite @MainActor struct `Views that replace other views` {
  /// A container that passes a number to its content.
  ///
  /// The button adds 1 to the number.
  private struct Replaced<Content: View>: View {
    @State private var step = 0
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
      content(step)
      Button("Next") { step += 1 }
    }
  }

  @Test func `A view that replaces another appears before the old view disappears`() {
    let log = TreeLog()
    let host = TestHost {
      Replaced { step in
        Text("\(step)")
          .onAppear { log.add("A\(step)") }
          .onDisappear { log.add("D\(step)") }
          .id(step)
      }
    }
    #expect(log.unread == ["A0"])
    host.tap("Next")
    #expect(log.unread == ["A1", "D0"])
    #expect(host.texts == ["1", "Next"])
  }

  @Test func `A branch that replaces another appears before the old branch disappears`() {
    let log = TreeLog()
    let host = TestHost {
      Replaced { step in
        if step == 0 {
          Text("no").onAppear { log.add("A no") }.onDisappear { log.add("D no") }
        } else {
          Text("yes").onAppear { log.add("A yes") }.onDisappear { log.add("D yes") }
        }
      }
    }
    #expect(log.unread == ["A no"])
    host.tap("Next")
    #expect(log.unread == ["A yes", "D no"])
  }

  @Test func `Replaced views disappear from the innermost view outward`() {
    let log = TreeLog()
    let host = TestHost {
      Replaced { step in
        if step == 0 {
          Logged(name: "outer", log: log) {
            Logged(name: "one", log: log) { Text("1") }
            Logged(name: "other", log: log) { Text("2") }
          }
        }
      }
    }
    _ = log.unread
    host.tap("Next")
    #expect(log.unread == ["other disappear", "one disappear", "outer disappear"])
  }
}
