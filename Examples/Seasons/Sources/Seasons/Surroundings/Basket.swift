import Ambient
import Observation

/// Holds apples, and lets those know who count them.
@Observable
final class Basket: CustomStringConvertible {
  let name: String
  var apples: Int

  init(_ name: String, apples: Int = 0) {
    self.name = name
    self.apples = apples
  }

  /// The basket in a sentence.
  var description: String { "the \(name) with \(apples) apples" }

  /// Hands one apple on, if there is one.
  func handOne(to other: Basket) {
    guard apples > 0 else { return }
    apples -= 1
    other.apples += 1
  }
}

// The basket in the gardener's hand is found by its type; these two by their names.
extension EnvironmentValues {
  /// The basket in the cellar.
  ///
  /// The parentheses say that one for all is meant, where nobody set one.
  @Entry var cellar = (Basket("nobody's cellar"))

  /// The basket on the market stall.
  @Entry var market = (Basket("nobody's stall"))
}
