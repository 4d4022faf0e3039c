/// A walk in the mountains.
struct Hike: Identifiable, Hashable {
  let name: String
  let place: String
  let stages: [Stage]

  var id: String { name }
}

/// A part of a walk.
struct Stage: Identifiable, Hashable {
  let name: String
  let kilometers: Int
  let meters: Int

  var id: String { name }
}

extension Hike {
  static let ridge = Hike(
    name: "Ridge Trail",
    place: "Eastern Alps",
    stages: [
      Stage(name: "Valley", kilometers: 4, meters: 120),
      Stage(name: "Larch Wood", kilometers: 3, meters: 340),
      Stage(name: "Upper Hut", kilometers: 5, meters: 610),
      Stage(name: "West Ridge", kilometers: 6, meters: 480),
      Stage(name: "Summit", kilometers: 1, meters: 210),
      Stage(name: "Lake", kilometers: 7, meters: 30),
      Stage(name: "Old Mill", kilometers: 4, meters: 15),
      Stage(name: "Station", kilometers: 2, meters: 5),
    ]
  )
}
