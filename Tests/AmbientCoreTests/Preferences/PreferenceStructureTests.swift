import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `Views that set a preference` {
  private struct Rows: View {
    let model: TreeModel
    var body: some View { ForEach(model.ids, id: \.self) { Word("\($0)") } }
  }

  @Test func `The values of a preference stay in tree order when views appear, leave and move`() {
    let (model, log) = (TreeModel([1, 2, 3]), TreeLog())
    let host = TestHost {
      VStack {
        Word("first")
        Rows(model: model)
        Word("last")
      }
      .logWords(in: log)
    }
    func words(_ ids: [Int]) -> [String] {
      model.ids = ids
      host.settle()
      return log.unread
    }
    #expect(log.unread == ["first 1 2 3 last"])
    host.takeBodies()
    #expect(words([3, 1, 2]) == ["first 3 1 2 last"])
    #expect(host.takeBodies() == ["Rows"])
    #expect(words([3, 2]) == ["first 3 2 last"])
    #expect(host.takeBodies() == ["Rows"])
    #expect(words([4, 2, 5, 3]) == ["first 4 2 5 3 last"])
    #expect(host.takeBodies() == ["Rows", "Word", "Word"])
    #expect(words([]) == ["first last"])
    #expect(words([]) == [])
    #expect(words([7, 6]) == ["first 7 6 last"])
  }

  @Test(arguments: UInt64(1)...3)
  func `The preference values of rows stay in tree order after any changes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Rows(model: model).logWords(in: log) }
    var last = log.unread.last
    for _ in 0..<300 {
      let count = Int.random(in: 0..<12, using: &random)
      model.ids = Array((0..<12).shuffled(using: &random).prefix(count))
      host.settle()
      last = log.unread.last ?? last
      #expect(last == model.ids.map(String.init).joined(separator: " "))
    }
  }

  @Test func `A view sets a preference only while it is in the tree`() {
    struct Conditional: View {
      let model: TreeModel
      var body: some View {
        Word("a")
        if model.flag { Word("b") }
        if model.step > 0 { Word("c") } else { AnyView(Text("")) }
        model.name == "start" ? AnyView(Word("d")) : AnyView(Text(""))
        Word("e").id(model.step)
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Conditional(model: model).logWords(in: log) }
    #expect(log.unread == ["a d e"])
    model.flag = true
    host.settle()
    #expect(log.unread == ["a b d e"])
    model.step = 1
    model.name = ""
    host.settle()
    #expect(log.unread == ["a b c e"])
    model.flag = false
    host.settle()
    #expect(log.unread == ["a c e"])
  }

  @Test
  func `An outer reader gets the new order of rows that set and read the same preference`() {
    struct Readers: View {
      let model: TreeModel
      var body: some View { ForEach(model.ids, id: \.self) { Word("\($0)").showingWords() } }
    }
    let (model, log) = (TreeModel([1, 2]), TreeLog())
    let host = TestHost { Readers(model: model).logWords(in: log) }
    model.ids = [2, 3, 1]
    host.settle()
    #expect(log.unread == ["1 2", "2 3 1"])
    #expect(host.texts == ["2", "2", "3", "3", "1", "1"])
  }

  @Test func `A view can set a preference for an ancestor a hundred thousand levels above it`() {
    struct Nest: View {
      let depth: Int
      var body: some View {
        if depth == 0 { AnyView(Bottom()) } else { AnyView(Nest(depth: depth - 1)) }
      }
    }
    struct Bottom: View {
      @State private var count = 0
      var body: some View {
        Button("More") { count += 1 }.preference(key: FirstKey.self, value: count)
      }
    }
    let log = TreeLog()
    let host = TestHost {
      Nest(depth: 100_000).onPreferenceChange(FirstKey.self) { log.add("\($0 ?? -1)") }
    }
    host.takeBodies()
    host.tap("More")
    #expect(log.unread == ["0", "1"])
    #expect(host.takeBodies() == ["Bottom"])
    host.unmount()
  }

  @Test func `Preference transforms and readers can be nested ten thousand times`() {
    struct Nest: View {
      let depth: Int
      let model: TreeModel
      var body: some View {
        if depth == 0 {
          AnyView(Text("").preference(key: FirstKey.self, value: model.step))
        } else if depth % 2 == 0 {
          AnyView(
            Nest(depth: depth - 1, model: model)
              .transformPreference(FirstKey.self) { $0 = ($0 ?? 0) + 1 }
          )
        } else {
          AnyView(
            Nest(depth: depth - 1, model: model).onPreferenceChange(FirstKey.self) { _ in }
          )
        }
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost {
      Nest(depth: 10_000, model: model)
        .onPreferenceChange(FirstKey.self) { log.add("\($0 ?? -1)") }
    }
    // Every second of the ten thousand levels adds 1.
    #expect(log.unread == ["5000"])
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(log.unread == ["5001"])
    #expect(host.takeBodies() == ["Nest"])
    host.unmount()
  }

  @Test func `An unmount releases the values and closures of views that set preferences`() {
    struct Holder: Equatable {
      let token: LifetimeToken
      static func == (lhs: Holder, rhs: Holder) -> Bool { lhs.token === rhs.token }
    }
    struct HolderKey: PreferenceKey {
      static func reduce(value: inout Holder?, nextValue: () -> Holder?) {
        value = value ?? nextValue()
      }
    }
    struct Sets: View {
      let tracker: LifetimeTracker
      let model: TreeModel
      var body: some View {
        let closure = tracker.token("closure")
        Group {
          ForEach(model.ids, id: \.self) { id in
            Text("").preference(key: HolderKey.self, value: Holder(token: tracker.token("\(id)")))
          }
          .transformPreference(HolderKey.self) { _ in closure.keep() }
        }
        .overlayPreferenceValue(HolderKey.self) { holder in
          let _ = closure.keep()
          Text(holder == nil ? "nothing" : "something")
        }
        .backgroundPreferenceValue(HolderKey.self) { _ in Text("") }
        .onPreferenceChange(HolderKey.self) { _ in closure.keep() }
      }
    }
    let tracker = LifetimeTracker()
    let model = TreeModel([1, 2])
    let host = TestHost { Sets(tracker: tracker, model: model) }
    #expect(host.texts == ["", "", "", "something"])
    model.ids = []
    host.settle()
    #expect(host.texts == ["", "nothing"])
    #expect(tracker.alive == ["closure"])
    model.ids = [3]
    host.settle()
    host.unmount()
    #expect(tracker.alive == [])
    // The body runs three times and creates a "closure" token each time. Three rows create a token.
    #expect(tracker.trackedCount == 6)
  }
}
