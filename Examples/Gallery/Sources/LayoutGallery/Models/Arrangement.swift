import SwiftUI

/// The layouts that the user can choose from.
enum Arrangement: String, CaseIterable, Identifiable {
  case row = "Row"
  case column = "Column"
  case flow = "Flow"
  case radial = "Radial"

  var id: Self { self }

  func layout(turnedBy rotation: Angle) -> AnyLayout {
    switch self {
    case .row: AnyLayout(HStackLayout(spacing: 8))
    case .column: AnyLayout(VStackLayout(spacing: 8))
    case .flow: AnyLayout(FlowLayout())
    case .radial: AnyLayout(RadialLayout(rotation: rotation))
    }
  }
}
