import SwiftUI

/// A goal for a day, and the value that the user has reached.
struct Activity: Identifiable, Equatable {
  let name: String
  let unit: String
  let goal: Double
  var value: Double
  let colors: [Color]

  var id: String { name }

  /// The value divided by the goal; more than 1 if the value exceeds the goal.
  var fraction: Double { goal > 0 ? value / goal : 0 }

  static let examples = [
    Activity(name: "Move", unit: "kcal", goal: 400, value: 300, colors: [.red, .pink]),
    Activity(name: "Exercise", unit: "min", goal: 30, value: 36, colors: [.green, .mint]),
    Activity(name: "Stand", unit: "h", goal: 12, value: 6, colors: [.blue, .cyan]),
  ]
}
