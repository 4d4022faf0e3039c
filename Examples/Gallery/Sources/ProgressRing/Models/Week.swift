/// The parts of the goals that were reached on the days of a week.
struct Week: Equatable {
  struct Day: Identifiable, Equatable {
    let name: String
    let fraction: Double

    var id: String { name }
  }

  let days: [Day]

  static let example = Week(
    days: zip(
      ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      [0.6, 0.9, 0.4, 1, 0.7, 0.3, 0.75]
    ).map(Day.init)
  )
}
