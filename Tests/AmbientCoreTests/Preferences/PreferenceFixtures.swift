import Ambient

/// A preference that collects words.
enum WordsKey: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A preference that takes the first number.
enum FirstKey: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

/// A preference that adds numbers and counts its reductions.
enum TotalKey: PreferenceKey {
  struct Value: Equatable {
    var total = 0
    var reductions = 0
  }

  static let defaultValue = Value(total: 100)

  static func reduce(value: inout Value, nextValue: () -> Value) {
    let next = nextValue()
    value.total += next.total
    value.reductions += next.reductions + 1
  }
}

/// A view that shows a word and sets it as a preference.
struct Word: View {
  let word: String

  init(_ word: String) { self.word = word }

  var body: some View { Text(word).preference(key: WordsKey.self, value: [word]) }
}

extension View {
  /// Logs the words of this view at first, and again whenever they change.
  func logWords(in log: TreeLog) -> some View {
    onPreferenceChange(WordsKey.self) { log.add($0.joined(separator: " ")) }
  }

  /// Shows the words of this view in an overlay.
  func showingWords() -> some View {
    overlayPreferenceValue(WordsKey.self) { Text($0.joined(separator: " ")) }
  }
}
