extension String {
  /// Returns the names that are spelled similarly to this text, the most similar first.
  ///
  /// The comparison ignores case. A name is similar to this text in three cases:
  ///
  /// - The name differs in at most one letter, or in at most two if this text has four or more
  ///   letters.
  /// - The name begins with this text, and this text has three or more letters.
  /// - This text begins with the name, and the name has three or more letters.
  ///
  /// - Parameter names: The names from which the result is chosen.
  /// - Returns: The similar names, including a name that equals this text.
  package func similar(among names: [String]) -> [String] {
    let word = lowercased()
    let limit = word.count < 4 ? 1 : 2
    return names.map { (name: $0, distance: word.distance(to: $0.lowercased())) }
      .filter { name, distance in
        distance <= limit || word.count > 2 && name.lowercased().hasPrefix(word)
          || name.count > 2 && word.hasPrefix(name.lowercased())
      }
      .sorted { $0.distance < $1.distance }
      .map(\.name)
  }

  /// Returns how many letters must be inserted, removed or replaced to turn this word into `other`.
  private func distance(to other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (index, letter) in enumerated() {
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
