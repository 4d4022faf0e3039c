import SwiftUI

/// Whether a view begins a new line of a flow layout.
struct BeginsLine: LayoutValueKey {
  static let defaultValue = false
}

extension View {
  /// Puts the view at the beginning of a line of a flow layout.
  func beginsLine(_ begins: Bool = true) -> some View {
    layoutValue(key: BeginsLine.self, value: begins)
  }
}
