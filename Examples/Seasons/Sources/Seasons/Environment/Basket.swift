import Ambient
import Observation

/// A basket of apples, whose readers run when the number changes.
@Observable
final class Basket: CustomStringConvertible {
  let name: String
  var apples: Int

  init(_ name: String, apples: Int = 0) {
    self.name = name
    self.apples = apples
  }

  /// A description of the basket.
  var description: String { "the \(name) with \(apples) apples" }

  /// Moves one apple to another basket, unless this basket is empty.
  func handOne(to other: Basket) {
    guard apples > 0 else { return }
    apples -= 1
    other.apples += 1
  }
}

// Views find the basket in the gardener's hand by its type, and these two baskets by their keys.
extension EnvironmentValues {
  /// The basket in the cellar.
  ///
  /// The parentheses state that all readers share one default basket on purpose.
  @Entry var cellar = (Basket("nobody's cellar"))

  /// The basket on the market stall.
  @Entry var market = (Basket("nobody's stall"))
}
