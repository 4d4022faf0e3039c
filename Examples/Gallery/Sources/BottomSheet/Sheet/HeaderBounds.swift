import SwiftUI

/// The bounds of the header of a bottom sheet.
struct HeaderBounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = nextValue() ?? value
  }
}

extension View {
  /// Marks the part of a bottom sheet that always shows.
  func sheetHeader() -> some View {
    anchorPreference(key: HeaderBounds.self, value: .bounds) { $0 }
  }
}
