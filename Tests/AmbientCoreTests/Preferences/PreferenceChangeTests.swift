import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `The onPreferenceChange action` {
  private struct Source: View {
    let model: TreeModel
    var body: some View { Text("").preference(key: WordsKey.self, value: [model.name]) }
  }

  @Test func `onPreferenceChange receives the first value and then each different value`() {
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Source(model: model).logWords(in: log) }
    #expect(log.unread == ["start"])
    host.settle()
    model.name = "start"
    host.settle()
    #expect(log.unread == [])
    model.name = "next"
    host.settle()
    #expect(log.unread == ["next"])
    #expect(host.takeBodies().last == "Source")
  }

  @Test func `onPreferenceChange calls the closure that the newest run of the body created`() {
    struct Watches: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        let step = model.step
        Source(model: model).onPreferenceChange(WordsKey.self) { log.add("\($0) \(step)") }
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Watches(model: model, log: log) }
    #expect(log.unread == [#"["start"] 0"#])
    model.step = 1
    host.settle()
    #expect(log.unread == [])
    model.name = "next"
    host.settle()
    #expect(log.unread == [#"["next"] 1"#])
    model.step = 2
    model.name = "last"
    host.settle()
    #expect(log.unread == [#"["last"] 2"#])
    #expect(host.takeBodies() == ["Watches", "Source", "Watches", "Source", "Watches", "Source"])
  }

  @Test func `An onPreferenceChange action in the body of a view can write the view's state`() {
    struct Words: View {
      @State private var words: [String] = []
      let model: TreeModel
      var body: some View {
        Text(words.joined())
        Source(model: model).onPreferenceChange(WordsKey.self) { words = $0 }
      }
    }
    let model = TreeModel()
    let host = TestHost { Words(model: model) }
    #expect(host.texts == ["start", ""])
    #expect(host.takeBodies() == ["Words", "Source", "Words"])
    model.name = "next"
    host.settle()
    #expect(host.texts == ["next", ""])
    #expect(host.takeBodies() == ["Source", "Words"])
  }

  @Test func `An onPreferenceChange action can be isolated to the main actor`() {
    struct Counts: View {
      @State private var count = 0
      var body: some View {
        Word("a").onPreferenceChange(WordsKey.self) { @MainActor words in count = words.count }
        Text("\(count)")
      }
    }
    #expect(TestHost { Counts() }.texts == ["a", "1"])
  }

  private struct Cycle: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
        .preference(key: FirstKey.self, value: count)
        .onPreferenceChange(FirstKey.self) { if let number = $0, number > 0 { count = number + 1 } }
      Button("More") { count += 1 }
    }
  }

  @Test func `An onPreferenceChange action runs at most twice if it changes the preference`() {
    let host = TestHost { Cycle() }
    host.takeBodies()
    let messages = warnings { host.tap("More") }
    #expect(
      messages == [
        """
        Bound preference FirstKey tried to update multiple times per frame.

          Views  Cycle ← [root]

        To fix this:
          • Let the action write only under a condition that becomes false, such as a limit.
        """
      ]
    )
    // The button adds 1, and each of the two runs of the action adds 1.
    #expect(host.plainTexts == ["3"])
    #expect(host.takeBodies() == ["Cycle", "Cycle", "Cycle"])
    #expect(warnings { host.tap("More") }.count == 1)
    #expect(host.plainTexts == ["6"])
  }

  @Test func `The first run of onPreferenceChange counts toward the limit of two runs`() {
    struct Eager: View {
      @State private var count = 1
      var body: some View {
        Text("\(count)")
          .preference(key: FirstKey.self, value: count)
          .onPreferenceChange(FirstKey.self) { count = ($0 ?? 0) + 1 }
      }
    }
    var host: TestHost?
    #expect(warnings { host = TestHost { Eager() } }.count == 1)
    // The number starts at 1, and each of the two runs of the action adds 1.
    #expect(host?.texts == ["3"])
    #expect(host?.takeBodies() == ["Eager", "Eager", "Eager"])
  }

  @Test func `onPreferenceChange runs again after its view is removed and inserted`() {
    struct Comes: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        if model.flag { Word("a").logWords(in: log) }
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Comes(model: model, log: log) }
    for flag in [true, false, true] {
      model.flag = flag
      host.settle()
    }
    #expect(log.unread == ["a", "a"])
  }

  @Test func `onPreferenceChange receives the result of transformPreference`() {
    struct Transforms: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        Source(model: model)
          .transformPreference(WordsKey.self) { $0.append("\(model.step)") }
          .logWords(in: log)
        Text("").transformPreference(WordsKey.self) { $0.append("alone") }.logWords(in: log)
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Transforms(model: model, log: log) }
    #expect(log.unread == ["start 0", "alone"])
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(log.unread == ["start 1"])
    #expect(host.takeBodies() == [])
    model.name = "next"
    host.settle()
    #expect(log.unread == ["next 1"])
    #expect(host.takeBodies() == ["Source"])
  }

  @Test func `transformPreference does not run if its result is replaced or has no reader`() {
    let log = TreeLog()
    _ = TestHost {
      Word("a").transformPreference(WordsKey.self) { _ in log.add("unread") }
      Word("b").transformPreference(WordsKey.self) { _ in log.add("replaced") }
        .preference(key: WordsKey.self, value: ["c"])
        .logWords(in: log)
    }
    #expect(log.unread == ["c"])
  }

  @Test func `transformPreference runs even if reduce does not read the transformed value`() {
    let log = TreeLog()
    let host = TestHost {
      VStack {
        Text("first").preference(key: FirstKey.self, value: 1)
        Text("second").transformPreference(FirstKey.self) { _ in log.add("transformed") }
      }
      .overlayPreferenceValue(FirstKey.self) { Text("\($0 ?? 0)") }
    }
    #expect(host.texts == ["first", "second", "1"])
    #expect(log.unread == ["transformed"])
  }
}
