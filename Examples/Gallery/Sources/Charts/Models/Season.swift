/// A choice of months; the ring shows the days of these months.
enum Season: String, CaseIterable, Identifiable {
  case all = "Half"
  case winter = "Winter"
  case spring = "Spring"

  var id: Self { self }
}

extension Series {
  /// The numbers of sunny, cloudy and rainy days in some months.
  static func days(in season: Season) -> Series {
    let days =
      switch season {
      case .all: [64, 68, 49]
      case .winter: [17, 42, 31]
      case .spring: [47, 26, 18]
      }
    let labels = ["Sunny", "Cloudy", "Rainy"]
    return Series(
      name: "Days",
      unit: "d",
      samples: zip(labels, days).map { Sample(label: $0, value: Double($1)) }
    )
  }
}
