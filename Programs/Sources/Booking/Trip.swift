import Foundation

struct Trip: Equatable, Hashable, Codable {
  enum Cabin: String, CaseIterable, Codable, Identifiable {
    case economy, comfort, first

    var id: Self { self }
    var factor: Decimal {
      switch self {
      case .economy: 1
      case .comfort: 1.5
      case .first: 3
      }
    }
  }

  var from = "Bern"
  var to = "Oslo"
  var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
  var adults = 1
  var children = 0
  var cabin = Cabin.economy
  var seats: Set<Seat> = []

  var travelers: Int { adults + children }
  var price: Decimal { (Decimal(adults) * 120 + Decimal(children) * 60) * cabin.factor }
}

struct Seat: Hashable, Codable, Comparable, CustomStringConvertible {
  var row: Int
  var letter: String

  var description: String { "\(row)\(letter)" }
  static func < (lhs: Seat, rhs: Seat) -> Bool { (lhs.row, lhs.letter) < (rhs.row, rhs.letter) }
}

/// The steps after the first.
enum Step: Hashable, Codable {
  case travelers
  case seats
  case summary
}
