import Ambient

/// The appearance of the garden's signs.
struct Theme: Equatable {
  var name: String
  var symbol: String

  static let meadow = Theme(name: "meadow", symbol: "leaf")
  static let dusk = Theme(name: "dusk", symbol: "moon")
  static let all = [meadow, dusk]
}

extension EnvironmentValues {
  /// The theme, declared by the macro in one line.
  @Entry var theme = Theme.meadow
}
