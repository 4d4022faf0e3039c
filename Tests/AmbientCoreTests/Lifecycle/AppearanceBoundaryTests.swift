import Ambient
import AmbientCore
import AmbientTesting
import Testing

/// A view that logs when it appears and when it disappears.
private struct Logged<Content: View>: View {
  let name: String
  let log: TreeLog
  @ViewBuilder let content: Content

  var body: some View {
    Group { content }
      .onAppear { log.add("A \(name)") }
      .onDisappear { log.add("D \(name)") }
  }
}

extension Logged where Content == Text {
  init(_ name: String, _ log: TreeLog) {
    self.init(name: name, log: log) { Text(name) }
  }
}

@Suite @MainActor struct `A view that a modifier shows or hides` {
  private struct Counter: View {
    let log: TreeLog
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }
        .onAppear { log.add("A \(count)") }
        .onDisappear { log.add("D \(count)") }
    }
  }

  private struct Hideable<Content: View>: View {
    let model: TreeModel
    @ViewBuilder let content: Content
    var body: some View { content.appears(!model.flag) }
  }

  @Test func `A hidden view disappears, keeps its state, and appears again when it is shown`() {
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Hideable(model: model) { Counter(log: log) } }
    #expect(log.unread == ["A 0"])
    host.tap("count 0")
    let bodies = host.bodies {
      model.flag = true
      host.settle()
    }
    #expect(bodies == ["Hideable<Counter>"])
    #expect(log.unread == ["D 1"])
    #expect(host.texts == ["count 1"])
    host.tap("count 1")
    #expect(log.unread == [])
    model.flag = false
    host.settle()
    #expect(log.unread == ["A 2"])
    host.unmount()
    #expect(log.unread == ["D 2"])
  }

  @Test func `Views appear from the inside out, and disappear in reverse tree order`() {
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost {
      Hideable(model: model) {
        Logged(name: "outer", log: log) {
          Logged(name: "a", log: log) {
            Logged("a1", log)
            Logged("a2", log)
          }
          Logged("b", log)
        }
      }
    }
    #expect(log.unread == ["A a1", "A a2", "A a", "A b", "A outer"])
    model.flag = true
    host.settle()
    #expect(log.unread == ["D b", "D a2", "D a1", "D a", "D outer"])
    model.flag = false
    host.settle()
    #expect(log.unread == ["A a1", "A a2", "A a", "A b", "A outer"])
  }

  @Test func `A newly shown view appears before a newly hidden view disappears`() {
    struct Switched: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        Logged("first", log).appears(!model.flag)
        Logged("second", log).appears(model.flag)
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Switched(model: model, log: log) }
    #expect(log.unread == ["A first"])
    model.flag = true
    host.settle()
    #expect(log.unread == ["A second", "D first"])
    model.flag = false
    host.settle()
    #expect(log.unread == ["A first", "D second"])
  }

  private struct Nested: View {
    let outer: TreeModel
    let inner: TreeModel
    let log: TreeLog
    var body: some View {
      Group {
        Logged("outer", log)
        Hideable(model: inner) { Logged("inner", log) }
      }
      .appears(!outer.flag)
    }
  }

  @Test func `Showing or hiding a view inside a hidden view runs no actions`() {
    let (outer, inner, log) = (TreeModel(), TreeModel(), TreeLog())
    let host = TestHost { Nested(outer: outer, inner: inner, log: log) }
    #expect(log.unread == ["A outer", "A inner"])
    outer.flag = true
    host.settle()
    #expect(log.unread == ["D inner", "D outer"])
    inner.flag = true
    host.settle()
    #expect(log.unread == [])
    outer.flag = false
    host.settle()
    #expect(log.unread == ["A outer"])
    inner.flag = false
    host.settle()
    #expect(log.unread == ["A inner"])
    (outer.flag, inner.flag) = (true, true)
    host.settle()
    #expect(log.unread == ["D inner", "D outer"])
    (outer.flag, inner.flag) = (false, false)
    host.settle()
    #expect(log.unread == ["A outer", "A inner"])
  }

  @Test func `A view with appearsInFront does not disappear when a view around it is hidden`() {
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost {
      Hideable(model: model) {
        Logged("behind", log)
        // The content of a sheet has this modifier, because a sheet stays visible in front of
        // hidden views.
        Logged("in front", log).appearsInFront()
      }
    }
    #expect(log.unread == ["A behind", "A in front"])
    model.flag = true
    host.settle()
    #expect(log.unread == ["D behind"])
    host.unmount()
    #expect(log.unread == ["D in front"])
  }

  private struct Changing: View {
    let model: TreeModel
    let log: TreeLog
    var body: some View {
      ForEach(model.ids, id: \.self) { Logged("\($0)", log) }.appears(!model.flag)
    }
  }

  @Test
  func `A view that is inserted and removed while it is hidden neither appears nor disappears`() {
    let (model, log) = (TreeModel([1, 2]), TreeLog())
    let host = TestHost { Changing(model: model, log: log) }
    #expect(log.unread == ["A 1", "A 2"])
    model.flag = true
    host.settle()
    #expect(log.unread == ["D 2", "D 1"])
    model.ids = [1, 3, 4]
    host.settle()
    model.ids = [1, 4]
    host.settle()
    #expect(log.unread == [])
    #expect(host.texts == ["1", "4"])
    model.flag = false
    host.settle()
    #expect(log.unread == ["A 1", "A 4"])
  }

  @Test func `A view that is removed while it is hidden does not disappear a second time`() {
    let (model, log) = (TreeModel([1]), TreeLog())
    let host = TestHost { Changing(model: model, log: log) }
    model.flag = true
    host.settle()
    #expect(log.unread == ["A 1", "D 1"])
    host.unmount()
    #expect(log.unread == [])
  }

  @Test func `If one update removes a view and also hides or shows it, only the removal counts`() {
    let (model, log) = (TreeModel([1, 2]), TreeLog())
    let host = TestHost { Changing(model: model, log: log) }
    _ = log.unread
    (model.flag, model.ids) = (true, [1, 3])
    host.settle()
    #expect(log.unread == ["D 2", "D 1"])
    (model.flag, model.ids) = (false, [3, 4])
    host.settle()
    #expect(log.unread == ["A 3", "A 4"])
  }

  private struct Fading: View {
    let log: TreeLog
    @State private var isInTree = true
    @State private var isHidden = false
    var body: some View {
      Group {
        if isInTree { Logged("a", log).transition(.opacity) }
      }
      .appears(!isHidden)
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isInTree.toggle() } }
      Button("Hide") { isHidden.toggle() }
    }
  }

  @Test func `A hidden view that is shown during its removal transition runs no onAppear action`() {
    let log = TreeLog()
    let host = TestHost(runsAnimations: true) { Fading(log: log) }
    host.tap("Hide")
    #expect(log.unread == ["A a", "D a"])
    host.tap("Toggle")
    host.advance(by: 0.5)
    host.tap("Hide")
    #expect(host.texts == ["a", "Toggle", "Hide"])
    #expect(log.unread == [])
    host.advance(by: 2)
    #expect(host.texts == ["Toggle", "Hide"])
    #expect(log.unread == [])
  }

  @Test
  func `A view that is shown during its removal transition appears when it is inserted again`() {
    let log = TreeLog()
    let host = TestHost(runsAnimations: true) { Fading(log: log) }
    host.tap("Hide")
    host.tap("Toggle")
    host.advance(by: 0.5)
    host.tap("Hide")
    #expect(log.unread == ["A a", "D a"])
    host.tap("Toggle")
    #expect(log.unread == ["A a"])
    host.advance(by: 2)
    host.tap("Toggle")
    #expect(log.unread == [])
    host.advance(by: 2)
    #expect(log.unread == ["D a"])
  }

  @Test func `onAppear and onDisappear run the newest action when a view is shown or hidden`() {
    struct Parent: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        let step = model.step
        Text("a")
          .onAppear { log.add("A \(step)") }
          .onDisappear { log.add("D \(step)") }
          .appears(!model.flag)
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Parent(model: model, log: log) }
    model.step = 1
    host.settle()
    model.flag = true
    host.settle()
    model.step = 2
    host.settle()
    model.flag = false
    host.settle()
    #expect(log.unread == ["A 0", "D 1", "A 2"])
  }

  @Test func `onChange, onInsertion and onRemoval also run for a view that is hidden`() {
    struct Watching: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        if model.step < 3 {
          Text("\(model.step)")
            .onChange(of: model.step, initial: true) { log.add("change \($1)") }
            .onInsertion { log.add("insertion") }
            .onRemoval { log.add("removal") }
        }
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    model.flag = true
    let host = TestHost { Hideable(model: model) { Watching(model: model, log: log) } }
    #expect(log.unread == ["change 0", "insertion"])
    model.step = 1
    host.settle()
    #expect(log.unread == ["change 1"])
    model.flag = false
    host.settle()
    model.flag = true
    host.settle()
    #expect(log.unread == [])
    model.step = 3
    host.settle()
    #expect(log.unread == ["removal"])
  }
}
