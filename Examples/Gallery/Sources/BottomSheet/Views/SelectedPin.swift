import SwiftUI

/// The selected pin of a map: its place, and its bounds.
struct SelectedPin: PreferenceKey {
  struct Pin: Equatable {
    let place: Place
    let bounds: Anchor<CGRect>
  }

  static let defaultValue: Pin? = nil

  static func reduce(value: inout Pin?, nextValue: () -> Pin?) {
    value = value ?? nextValue()
  }
}
