/// A value of a category, such as the rain of a month.
struct Sample: Identifiable, Equatable {
  let label: String
  let value: Double

  var id: String { label }
}

/// Samples that belong together.
struct Series: Identifiable, Equatable {
  let name: String
  let unit: String
  let samples: [Sample]

  var id: String { name }

  var values: [Double] { samples.map(\.value) }

  var total: Double { values.reduce(0, +) }
}

extension Series {
  static let rain = Series(
    name: "Rain",
    unit: "mm",
    samples: [
      Sample(label: "Jan", value: 48), Sample(label: "Feb", value: 36),
      Sample(label: "Mar", value: 61), Sample(label: "Apr", value: 84),
      Sample(label: "May", value: 97), Sample(label: "Jun", value: 72),
    ]
  )

  static let sun = Series(
    name: "Sun",
    unit: "h",
    samples: [
      Sample(label: "Jan", value: 52), Sample(label: "Feb", value: 81),
      Sample(label: "Mar", value: 124), Sample(label: "Apr", value: 171),
      Sample(label: "May", value: 209), Sample(label: "Jun", value: 218),
    ]
  )
}
