import Foundation

/// A kind of quantity, such as a length, with the units in which it is measured.
struct Quantity: Identifiable, Hashable {
  let id: String
  let name: String
  let symbolName: String
  let units: [Dimension]

  static let all: [Quantity] = [
    Quantity(
      id: "length",
      name: "Length",
      symbolName: "ruler",
      units: [
        UnitLength.meters, UnitLength.kilometers, UnitLength.feet, UnitLength.miles,
      ]
    ),
    Quantity(
      id: "mass",
      name: "Mass",
      symbolName: "scalemass",
      units: [UnitMass.kilograms, UnitMass.grams, UnitMass.pounds, UnitMass.ounces]
    ),
    Quantity(
      id: "temperature",
      name: "Temperature",
      symbolName: "thermometer.medium",
      units: [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin]
    ),
    Quantity(
      id: "duration",
      name: "Duration",
      symbolName: "clock",
      units: [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours]
    ),
  ]

  static subscript(id: ID) -> Quantity? { all.first { $0.id == id } }
}

/// A conversion from a unit of a quantity to another.
struct Conversion: Hashable, Codable, Identifiable {
  var quantity: String
  var from: String
  var to: String

  var id: String { "\(quantity):\(from)>\(to)" }

  func convert(_ value: Double) -> Measurement<Dimension>? {
    guard let units = Quantity[quantity]?.units,
      let source = units.first(where: { $0.symbol == from }),
      let target = units.first(where: { $0.symbol == to })
    else { return nil }
    return Measurement(value: value, unit: source).converted(to: target)
  }
}
