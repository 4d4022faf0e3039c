import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Containers` {
  @Test func `A container keeps the state of a custom view that has several subviews`() {
    struct Expanding: View {
      @State private var count = 1
      var body: some View {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
        Button("more") { count += 1 }
      }
    }
    struct Holder: View {
      let model: TreeModel
      var body: some View {
        let step = model.step
        Counted {
          Text("\(step)")
          Expanding()
        }
      }
    }
    let model = TreeModel()
    let host = TestHost { Holder(model: model) }
    // The three subviews are the text of the step, and the text and the button of `Expanding`.
    #expect(host.plainTexts == ["3", "0", "0"])
    host.tap("more")
    #expect(host.plainTexts == ["4", "0", "0", "1"])
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(host.plainTexts == ["4", "1", "0", "1"])
    #expect(host.takeBodies().filter { $0 == "Expanding" } == [])
  }

  @Test func `A control is one subview of a container even if its style shows several views`() {
    struct Twice: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text("again")
      }
    }
    let host = TestHost {
      Counted {
        Button("press") {}
        Label("tell", systemImage: "star")
        Toggle("switch", isOn: .constant(true))
      }
      .buttonStyle(Twice())
    }
    #expect(host.texts == ["3", "press", "again", "tell", "switch"])
  }

  @Test func `A container finds a subview inside 10,000 nested custom views`() {
    struct Nest: View {
      let depth: Int
      var body: some View {
        if depth == 0 { AnyView(Text("bottom")) } else { AnyView(Nest(depth: depth - 1)) }
      }
    }
    let host = TestHost { Counted { Nest(depth: 10_000) } }
    #expect(host.texts == ["1", "bottom"])
    host.unmount()
  }

  @Test func `A container finds a subview inside 100,000 nested type-erased views`() {
    var view = AnyView(Text("x"))
    for _ in 0..<100_000 { view = AnyView(view.environment(\.treeTint, "a")) }
    let host = TestHost { Counted { view } }
    #expect(host.texts == ["1", "x"])
    host.unmount()
  }

  @Test func `A container passes on the preferences of its subviews`() {
    let log = TreeLog()
    let host = TestHost {
      Counted { ForEach(["a", "b"], id: \.self) { Word($0) } }.logWords(in: log)
    }
    #expect(host.texts == ["2", "a", "b"])
    #expect(log.unread == ["a b"])
  }

  @Test func `An unmounted container releases its views, states and closures`() {
    struct Held: View {
      let token: LifetimeToken
      @State private var own: LifetimeToken
      init(_ tracker: LifetimeTracker, _ id: Int) {
        token = tracker.token("row \(id)")
        own = tracker.token("state \(id)")
      }
      var body: some View {
        // The tokens always differ. The comparison is there to read both of them.
        if token === own { EmptyView() } else { Text("held") }
      }
    }
    struct Rows: View {
      let tracker: LifetimeTracker
      let model: TreeModel
      var body: some View {
        let closure = tracker.token("closure")
        Counted {
          ForEach(model.ids, id: \.self) { Held(tracker, $0) }
          Section("s") { Text("") }
        }
        ForEach(sections: Text("").onAppear { closure.keep() }) { section in
          let _ = closure.keep()
          section.content
        }
      }
    }
    let tracker = LifetimeTracker()
    let model = TreeModel([1, 2])
    let host = TestHost { Rows(tracker: tracker, model: model) }
    // The first three subviews of `Counted` are two `Held` views and the header of the section.
    // The fourth one is the empty text in the section.
    #expect(host.texts == ["4", "held", "held", "s", "", ""])
    model.ids = []
    host.settle()
    #expect(host.texts == ["2", "s", "", ""])
    #expect(tracker.alive == ["closure"])
    model.ids = [3]
    host.settle()
    host.unmount()
    #expect(tracker.alive == [])
  }
}
