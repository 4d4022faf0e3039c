import SwiftUI

/// A goal of a day, and what is reached of it.
struct Activity: Identifiable, Equatable {
  let name: String
  let unit: String
  let goal: Double
  var value: Double
  let colors: [Color]

  var id: String { name }

  /// The part of the goal that is reached; more than 1 beyond the goal.
  var fraction: Double { goal > 0 ? value / goal : 0 }

  static let examples = [
    Activity(name: "Move", unit: "kcal", goal: 400, value: 300, colors: [.red, .pink]),
    Activity(name: "Exercise", unit: "min", goal: 30, value: 36, colors: [.green, .mint]),
    Activity(name: "Stand", unit: "h", goal: 12, value: 6, colors: [.blue, .cyan]),
  ]
}
