extension String {
  /// Returns the candidates that the word may misspell, the nearest first.
  func nearMisses(among candidates: [String]) -> [String] {
    let limit = count < 4 ? 1 : 2
    let distances = candidates.map { (word: $0, distance: distance(to: $0)) }
    return distances.filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
      .map(\.word)
  }

  /// The number of letters to insert, remove or replace to get the other word; case is ignored.
  func distance(to other: String) -> Int {
    let letters = Array(other.lowercased())
    var row = Array(0...letters.count)
    for (index, letter) in lowercased().enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, otherLetter) in letters.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[letters.count]
  }
}
