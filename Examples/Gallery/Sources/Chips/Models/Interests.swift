import Observation

/// Topics to choose from, and the chosen topics.
@MainActor @Observable
final class Interests {
  let topics: [String]
  var filter = ""
  /// The chosen topics, in the order in which they were chosen.
  private(set) var chosen: [String]

  init(topics: [String] = Interests.examples, chosen: [String] = ["Cycling", "Jazz"]) {
    self.topics = topics
    self.chosen = chosen
  }

  /// The topics that contain the text of the filter, in the order of `topics`.
  var matches: [String] {
    guard !filter.isEmpty else { return topics }
    return topics.filter { $0.lowercased().contains(filter.lowercased()) }
  }

  func contains(_ topic: String) -> Bool { chosen.contains(topic) }

  func set(_ topic: String, isChosen: Bool) {
    chosen.removeAll { $0 == topic }
    if isChosen { chosen.append(topic) }
  }

  func clear() { chosen = [] }

  nonisolated static let examples = [
    "Astronomy", "Baking", "Cycling", "Design", "Film", "Gardening", "Go", "Hiking", "Jazz",
    "Knitting", "Languages", "Maps", "Opera", "Photography", "Ships", "Tea",
  ]
}
