import SwiftUI

/// A place on the map.
///
/// Its position is a part of the map's size.
struct Place: Identifiable, Hashable {
  let name: String
  let kind: String
  let position: UnitPoint

  var id: String { name }

  static let all = [
    Place(name: "Mill Café", kind: "Coffee", position: UnitPoint(x: 0.2, y: 0.2)),
    Place(name: "Old Bridge", kind: "Sight", position: UnitPoint(x: 0.55, y: 0.35)),
    Place(name: "Book Barn", kind: "Shop", position: UnitPoint(x: 0.8, y: 0.15)),
    Place(name: "North Station", kind: "Trains", position: UnitPoint(x: 0.35, y: 0.5)),
    Place(name: "Rose Garden", kind: "Park", position: UnitPoint(x: 0.7, y: 0.55)),
  ]
}
