import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Reading a preference` {
  private struct Row: View {
    let id: Int
    @State private var count = 0
    var body: some View {
      Text("\(id):\(count)").preference(key: WordsKey.self, value: ["\(id):\(count)"])
      Button("+\(id)") { count += 1 }
    }
  }

  private struct Shows: View {
    let words: [String]
    var body: some View { Text(words.joined(separator: " ")) }
  }

  @Test func `A change of one row's preference runs only that row and the preference's reader`() {
    struct Rows: View {
      var body: some View {
        VStack { ForEach(0..<3) { Row(id: $0) } }
          .overlayPreferenceValue(WordsKey.self) { Shows(words: $0) }
      }
    }
    let host = TestHost { Rows() }
    #expect(host.plainTexts == ["0:0", "1:0", "2:0", "0:0 1:0 2:0"])
    #expect(host.takeBodies() == ["Rows", "Row", "Row", "Row", "Shows"])
    host.tap("+1")
    #expect(host.plainTexts == ["0:0", "1:1", "2:0", "0:0 1:1 2:0"])
    #expect(host.takeBodies() == ["Row", "Shows"])
  }

  @Test func `Readers of a preference do not run if a transform gives the previous result`() {
    struct Parity: View {
      let isOdd: Bool
      var body: some View { Text(isOdd ? "odd" : "even") }
    }
    struct Sum: View {
      let log: TreeLog
      var body: some View {
        VStack { ForEach(0..<2) { Number(id: $0) } }
          .transformPreference(TotalKey.self) { $0.total %= 2 }
          .onPreferenceChange(TotalKey.self) { log.add("\($0.total)") }
          .overlayPreferenceValue(TotalKey.self) { Parity(isOdd: $0.total == 1) }
      }
    }
    struct Number: View {
      let id: Int
      @State private var number = 0
      var body: some View {
        Button("+\(id)") { number += id + 1 }
          .preference(key: TotalKey.self, value: .init(total: number))
      }
    }
    let log = TreeLog()
    let host = TestHost { Sum(log: log) }
    #expect(log.unread == ["0"])
    host.takeBodies()
    // The button "+1" adds 2, so the sum stays even. The button "+0" adds 1.
    host.tap("+1")
    #expect(host.takeBodies() == ["Number"])
    #expect(log.unread == [])
    host.tap("+0")
    #expect(host.takeBodies() == ["Number", "Parity"])
    #expect(log.unread == ["1"])
    #expect(host.texts == ["+0", "+1", "odd"])
  }

  @Test func `Nested readers of a preference need one update in total`() {
    struct Nested: View {
      let log: TreeLog
      var body: some View {
        Row(id: 0).showingWords().logWords(in: log).showingWords().logWords(in: log)
      }
    }
    let log = TreeLog()
    let tree = ViewTree { Nested(log: log) }
    tree.update()
    #expect(log.unread == ["0:0", "0:0"])
    #expect(!tree.needsUpdate)
    tree.unmount()
  }

  @Test func `In the tree, a preference background precedes its view, and an overlay follows it`() {
    struct Layers: View {
      @State private var word = "a"
      var body: some View {
        Word(word)
          .overlayPreferenceValue(WordsKey.self, alignment: .top) { Shows(words: $0 + ["over"]) }
          .backgroundPreferenceValue(WordsKey.self) { Shows(words: $0 + ["under"]) }
        Button("b") { word = "b" }
      }
    }
    let host = TestHost { Layers() }
    #expect(
      host.tree == """
        Background
          Layer
            Text "a under"
          Overlay
            Text "a"
            Layer alignment=top
              Text "a over"
        Button
          Text "b"
        """
    )
    #expect(host.takeBodies() == ["Layers", "Word", "Shows", "Shows"])
    host.tap("b")
    #expect(host.texts == ["b under", "b", "b over", "b"])
    #expect(host.takeBodies() == ["Layers", "Word", "Shows", "Shows"])
  }

  @Test func `A preference background shows a change one update after the view in front of it`() {
    struct Under: View {
      let model: TreeModel
      var body: some View {
        Word(model.name).backgroundPreferenceValue(WordsKey.self) { Shows(words: $0 + ["under"]) }
      }
    }
    let model = TreeModel()
    let host = TestHost { Under(model: model) }
    #expect(host.texts == ["start under", "start"])
    host.takeBodies()
    model.name = "next"
    host.viewTree.update()
    #expect(host.texts == ["start under", "next"])
    #expect(host.viewTree.needsUpdate)
    host.viewTree.update()
    #expect(host.texts == ["next under", "next"])
    #expect(!host.viewTree.needsUpdate)
    #expect(host.takeBodies() == ["Under", "Word", "Shows"])
  }

  @Test func `The content of a preference overlay reads the environment of the overlay`() {
    struct Tint: View {
      @Environment(\.treeTint) private var tint
      var body: some View { Text(tint).preference(key: WordsKey.self, value: [tint]) }
    }
    let host = TestHost {
      Tint().environment(\.treeTint, "inner")
        .overlayPreferenceValue(WordsKey.self) {
          Tint().preference(key: FirstKey.self, value: $0.count)
        }
        .environment(\.treeTint, "outer")
    }
    #expect(host.texts == ["inner", "outer"])
    host.set(\.treeTint, to: "other")
    #expect(host.texts == ["inner", "outer"])
  }

  @Test func `The content of a preference overlay can set preferences`() {
    let log = TreeLog()
    _ = TestHost {
      Word("a").overlayPreferenceValue(WordsKey.self) { Word($0[0] + "+") }.logWords(in: log)
    }
    #expect(log.unread == ["a a+"])
  }

  @Test func `The closure of a preference overlay runs again after a change of a value it reads`() {
    struct Beside: View {
      let model: TreeModel
      @Environment(\.treeTint) private var tint
      var body: some View {
        Word("a").overlayPreferenceValue(WordsKey.self) { Text("\($0) \(model.step) \(tint)") }
      }
    }
    let model = TreeModel()
    let host = TestHost { Beside(model: model) }
    #expect(host.texts == ["a", #"["a"] 0 none"#])
    host.takeBodies()
    model.step = 1
    host.settle()
    host.set(\.treeTint, to: "red")
    #expect(host.texts == ["a", #"["a"] 1 red"#])
    #expect(host.takeBodies() == [])
  }

  @Test func `An environment value is computed once for many views that set a preference`() {
    struct Reads: View {
      @Environment(\.treeTint) private var tint
      var body: some View { Text(tint).preference(key: FirstKey.self, value: 1) }
    }
    struct Many: View {
      var body: some View {
        ForEach(0..<50) { _ in Reads().preference(key: WordsKey.self, value: []) }
      }
    }
    let host = TestHost { Many().showingWords() }
    let before = host.counters.computed
    host.set(\.treeTint, to: "red")
    // The 50 rows share two derived values: one for the environment key, and one for the key path
    // `\.treeTint`. If each row computed a value of its own, the number would be at least 50.
    #expect(host.counters.computed - before < 6)
    // Each of the 50 rows runs once at first, and once after the change.
    #expect(host.takeBodies().filter { $0 == "Reads" }.count == 100)
  }
}
