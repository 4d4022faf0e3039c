import Foundation

/// How the shares of a bill are rounded.
enum Rounding: String, CaseIterable, Identifiable {
  case exact = "Exact"
  case up = "Up"
  case down = "Down"

  var id: Self { self }

  fileprivate func apply(to amount: Double) -> Double {
    switch self {
    case .exact: amount
    case .up: amount.rounded(.up)
    case .down: amount.rounded(.down)
    }
  }
}

/// The amount of a bill, its tip and the people who share both.
struct Bill: Equatable {
  var amount = 0.0
  var tip = Tip.percent(18)
  var people = 2
  var rounding = Rounding.exact

  enum Tip: Hashable {
    case percent(Int)
    case custom(Double)

    static let presets: [Tip] = [.percent(10), .percent(15), .percent(18), .percent(20)]

    var fraction: Double {
      switch self {
      case .percent(let percent): Double(percent) / 100
      case .custom(let fraction): fraction
      }
    }
  }

  var tipAmount: Double { amount * tip.fraction }
  var share: Double { rounding.apply(to: (amount + tipAmount) / Double(people)) }
  var total: Double { share * Double(people) }
}

/// A bill that was paid.
struct Receipt: Identifiable, Equatable {
  let id: UUID
  let date: Date
  let bill: Bill

  init(_ bill: Bill, date: Date = .now) {
    id = UUID()
    self.date = date
    self.bill = bill
  }
}
