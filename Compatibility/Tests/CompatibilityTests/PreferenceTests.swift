import SwiftUI
import Testing

extension Others {
  @Test func `A preference replaces the preferences of descendants`() {
    _ = Stage {
      Word("a").preference(key: WordsKey.self, value: ["b"]).recordingWords(record)
    }
    #expect(record.takeLines() == ["b"])
  }

  @Test func `The preferences of siblings are combined in their order`() {
    _ = Stage {
      VStack {
        Word("a")
        Text("no word")
        Group {
          Word("b")
          Word("c")
        }
      }
      .recordingWords(record)
    }
    #expect(record.takeLines() == ["a b c"])
  }

  @Test func `A preference that only one view sets is not combined`() {
    _ = Stage {
      VStack {
        Text("nothing").preference(key: StrictKey.self, value: 1)
        Text("nothing")
      }
      .onPreferenceChange(StrictKey.self) { [record] in record("\($0)") }
    }
    #expect(record.takeLines() == ["1"])
  }

  @Test func `transformPreference changes the preference of its content`() {
    _ = Stage {
      Word("a").transformPreference(WordsKey.self) { $0.append("b") }.recordingWords(record)
    }
    #expect(record.takeLines() == ["a b"])
  }

  @Test func `A change of a preference is reported once`() {
    struct Source: View {
      let written: Written<String>
      var body: some View { Word(written.value) }
    }
    let written = Written("a")
    let stage = Stage { Source(written: written).recordingWords(record) }
    #expect(record.takeLines() == ["a"])
    written.value = "a"
    written.touches += 1
    stage.settle()
    #expect(record.takeLines() == [])
    written.value = "b"
    stage.settle()
    #expect(record.takeLines() == ["b"])
  }
}

private struct WordsKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A key whose values cannot be combined.
private struct StrictKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = -1 }
}

private struct Word: View {
  private let word: String
  init(_ word: String) { self.word = word }
  var body: some View { Text(word).preference(key: WordsKey.self, value: [word]) }
}

extension View {
  fileprivate func recordingWords(_ record: Record) -> some View {
    onPreferenceChange(WordsKey.self) { record($0.joined(separator: " ")) }
  }
}
