import Observation
import SwiftUI

struct Calculation: Identifiable, Hashable {
  let id = UUID()
  let expression: String
  let value: Decimal
}

@Observable
final class CalculatorModel {
  private(set) var engine = Engine()
  private(set) var history: [Calculation] = []

  var text: String {
    switch engine.display {
    case .entry(let text): text
    case .number(let number): Engine.text(number)
    case .error: "Error"
    }
  }

  func press(_ key: Engine.Key) {
    engine.press(key)
    if let result = engine.result {
      history.insert(Calculation(expression: result.expression, value: result.value), at: 0)
    }
  }

  func reuse(_ calculation: Calculation) {
    engine = Engine(showing: calculation.value)
  }

  func delete(at offsets: IndexSet) {
    history.remove(atOffsets: offsets)
  }

  func clearHistory() { history.removeAll() }
}
