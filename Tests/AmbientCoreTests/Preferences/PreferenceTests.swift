import Ambient
import AmbientCore
import AmbientTesting
import Testing

@Suite @MainActor struct `Preferences` {
  private func words(@ViewBuilder _ content: () -> some View) -> [String] {
    let log = TreeLog()
    let host = TestHost { Group { content() }.logWords(in: log) }
    host.unmount()
    return log.unread
  }

  @Test func `Preferences are reduced in the order of the views that set them`() {
    #expect(
      words {
        Word("a")
        VStack {
          Word("b")
          Group { Word("c") }
        }
        ForEach(["d", "e"], id: \.self) { Word($0) }
        AnyView(Word("f"))
      } == ["a b c d e f"]
    )
  }

  @Test func `A preference has its default value if no view sets the preference`() {
    #expect(words { Text("a") } == [""])
    let log = TreeLog()
    _ = TestHost { Text("").onPreferenceChange(TotalKey.self) { log.add("\($0.total)") } }
    #expect(log.unread == ["100"])
  }

  @Test func `A preference of an optional type is nil by default`() {
    let log = TreeLog()
    _ = TestHost { Text("").onPreferenceChange(FirstKey.self) { log.add("\($0 as Any)") } }
    #expect(log.unread == ["nil"])
    #expect(FirstKey.defaultValue == nil)
  }

  @Test func `A preference is not reduced if only one view sets it`() {
    let log = TreeLog()
    _ = TestHost {
      VStack {
        Text("nothing")
        Text("").preference(key: TotalKey.self, value: .init(total: 1))
        Text("nothing")
      }
      .onPreferenceChange(TotalKey.self) { log.add("\($0)") }
    }
    #expect(log.unread == ["Value(total: 1, reductions: 0)"])
  }

  @Test func `A preference of three views is reduced in two steps, without the default`() {
    let log = TreeLog()
    _ = TestHost {
      VStack {
        ForEach(1..<4) { Text("").preference(key: TotalKey.self, value: .init(total: $0)) }
        Text("nothing")
      }
      .onPreferenceChange(TotalKey.self) { log.add("\($0)") }
    }
    #expect(log.unread == ["Value(total: 6, reductions: 2)"])
  }

  @Test func `A preference modifier replaces the values that descendants set for its key`() {
    #expect(
      words {
        VStack {
          Word("inner")
          Word("other")
        }
        .preference(key: WordsKey.self, value: ["outer"])
        Text("").preference(key: WordsKey.self, value: ["1"])
          .preference(key: WordsKey.self, value: ["2"])
      } == ["outer 2"]
    )
  }

  @Test func `A preference does not affect the preferences of other keys`() {
    let log = TreeLog()
    _ = TestHost {
      VStack {
        Word("a").preference(key: FirstKey.self, value: 1)
        Word("b").onPreferenceChange(FirstKey.self) { log.add("inner \($0 as Any)") }
        Word("c").preference(key: FirstKey.self, value: 3)
      }
      .onPreferenceChange(FirstKey.self) { log.add("\($0 as Any)") }
      .logWords(in: log)
    }
    #expect(log.unread == ["inner nil", "Optional(1)", "a b c"])
  }

  @Test func `A preference reaches outer ancestors even if a nearer ancestor reads it`() {
    let log = TreeLog()
    _ = TestHost {
      VStack {
        Group {
          Word("a")
          Word("b").logWords(in: log)
        }
        .logWords(in: log)
        Word("c")
      }
      .showingWords()
      .logWords(in: log)
    }
    #expect(log.unread == ["b", "a b", "a b c"])
  }

  @Test func `The reduce function does not run again if a value that it did not read changes`() {
    let host = TestHost { FirstOfTwo() }
    #expect(host.texts == ["first", "second", "1", "More"])
    host.takeBodies()
    let before = host.counters
    host.tap("More")
    #expect(host.texts == ["first", "second", "1", "More"])
    #expect(host.takeBodies() == ["FirstOfTwo"])
    // The body creates the overlay's closure again. The reduced value is not computed again.
    #expect(host.counters.computed == before.computed)
  }

  private struct FirstOfTwo: View {
    @State private var second = 2
    var body: some View {
      Group {
        Text("first").preference(key: FirstKey.self, value: 1)
        Text("second").preference(key: FirstKey.self, value: second)
      }
      .overlayPreferenceValue(FirstKey.self) { Text("\($0 ?? 0)") }
      Button("More") { second += 1 }
    }
  }

  @Test func `EnvironmentValues contain no preferences`() {
    struct Prints: View {
      @Environment(\.self) private var environment
      var body: some View { Text("\(environment)") }
    }
    let host = TestHost {
      Prints().preference(key: WordsKey.self, value: ["a"]).showingWords()
    }
    #expect(host.texts == ["[]", "a"])
  }

  @Test func `Preferences pass through a view that sets the whole environment`() {
    struct Copies: View {
      let log: TreeLog
      @Environment(\.self) private var outside
      var body: some View {
        Group {
          Word("a").environment(\.self, outside)
          Word("b").environment(\.self, EnvironmentValues())
        }
        .logWords(in: log)
      }
    }
    let log = TreeLog()
    _ = TestHost { Copies(log: log).onPreferenceChange(WordsKey.self) { log.add("out \($0)") } }
    #expect(log.unread == ["a b", #"out ["a", "b"]"#])
  }

  @Test func `Preferences do not reach the ancestors of a preference boundary`() {
    let host = TestHost {
      Group {
        Word("a")
        PreferenceBoundary { Word("b").showingWords() }
      }
      .showingWords()
    }
    #expect(host.texts == ["a", "b", "b", "a"])
  }
}
