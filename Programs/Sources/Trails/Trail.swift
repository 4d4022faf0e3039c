import Foundation

struct Trail: Identifiable, Hashable {
  enum Difficulty: Int, CaseIterable, Comparable, Identifiable {
    case easy, moderate, hard

    var id: Self { self }
    var title: String { "\(self)".capitalized }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let id: String
  let name: String
  let kilometers: Double
  let difficulty: Difficulty
  let features: Set<Feature>
  let heights: [CGFloat]
}

enum Feature: String, CaseIterable, Identifiable {
  case lake = "Lake"
  case view = "View"
  case forest = "Forest"
  case waterfall = "Waterfall"
  case dogs = "Dogs allowed"

  var id: String { rawValue }
}

extension Trail {
  static let samples = [
    Trail(
      id: "mirror",
      name: "Mirror Lake",
      kilometers: 5.2,
      difficulty: .easy,
      features: [.lake, .forest, .dogs],
      heights: [300, 310, 330, 320, 300]
    ),
    Trail(
      id: "ridge",
      name: "Long Ridge",
      kilometers: 18.5,
      difficulty: .hard,
      features: [.view],
      heights: [800, 1200, 1900, 1700, 2100, 900]
    ),
    Trail(
      id: "mill",
      name: "Mill Falls",
      kilometers: 7.0,
      difficulty: .moderate,
      features: [.waterfall, .forest],
      heights: [200, 260, 380, 250]
    ),
  ]
}
