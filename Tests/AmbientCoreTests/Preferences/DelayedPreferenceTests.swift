import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

/// A delayed preference is both set and read in the closure of `_delay`.
///
/// The closure gets a handle to the combined value. `_force` shows views that read the value.
@Suite @MainActor struct `A delayed preference` {
  private struct Source: View {
    let model: TreeModel
    var body: some View { Text("").preference(key: WordsKey.self, value: [model.name]) }
  }

  private struct Shown: View {
    let words: [String]
    var body: some View { Text(words.joined(separator: " ")) }
  }

  @Test func `A view can read a delayed preference that an earlier view sets`() {
    let model = TreeModel()
    let host = TestHost {
      WordsKey._delay { words in
        Group {
          Source(model: model)
          words._force { Shown(words: $0) }
        }
      }
    }
    #expect(host.texts == ["", "start"])
    host.takeBodies()
    model.name = "next"
    host.settle()
    #expect(host.texts == ["", "next"])
    #expect(host.takeBodies() == ["Source", "Shown"])
  }

  @Test func `A view can read a delayed preference that a later view sets`() {
    let model = TreeModel()
    let host = TestHost {
      WordsKey._delay { words in
        Group {
          _PreferenceReadingView(value: words) { Shown(words: $0) }
          Source(model: model)
        }
      }
    }
    host.settle()
    #expect(host.texts == ["start", ""])
    host.takeBodies()
    model.name = "next"
    host.settle()
    #expect(host.texts == ["next", ""])
    #expect(host.takeBodies() == ["Source", "Shown"])
  }

  @Test func `A delayed preference has the default value while no view sets the preference`() {
    let host = TestHost { WordsKey._delay { $0._force { Text("\($0.count)") } } }
    #expect(host.texts == ["0"])
  }

  @Test func `A delayed preference ignores the preference values of the views that read it`() {
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost {
      WordsKey._delay { words in
        Group {
          Source(model: model)
          words._force { Shown(words: $0).preference(key: WordsKey.self, value: ["shown"]) }
        }
      }
      .logWords(in: log)
    }
    #expect(log.unread == ["start"])
    model.name = "next"
    host.settle()
    #expect(log.unread == ["next"])
  }

  @Test func `The closure of a delayed preference runs again when an observed object changes`() {
    let model = TreeModel()
    let host = TestHost {
      WordsKey._delay { words in
        Group {
          Text(model.name).preference(key: WordsKey.self, value: [model.name])
          words._force { Shown(words: $0 + [model.name]) }
        }
      }
    }
    #expect(host.texts == ["start", "start start"])
    model.name = "next"
    host.settle()
    #expect(host.texts == ["next", "next next"])
  }
}

@Suite @MainActor struct `A view that is stored as Any` {
  @Test func `AnyView can be created from a view that is stored as Any`() throws {
    let value: Any = Text("a")
    let view = try #require(AnyView(_fromValue: value))
    #expect(TestHost { view }.texts == ["a"])
  }

  @Test func `AnyView can be created from an optional view that is stored as Any`() throws {
    let value: Any = Text?.some(Text("a")) as Any
    let view = try #require(AnyView(_fromValue: value))
    #expect(TestHost { view }.texts == ["a"])
  }

  @Test func `AnyView cannot be created from a value that is not a view`() {
    #expect(AnyView(_fromValue: 1).map { _ in 1 } == nil)
  }
}
