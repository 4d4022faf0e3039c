import SwiftUI

/// The selected bar of a plot: its value, and its bounds.
struct SelectedBar: PreferenceKey {
  struct Bar: Equatable {
    let value: Double
    let bounds: Anchor<CGRect>
  }

  static let defaultValue: Bar? = nil

  static func reduce(value: inout Bar?, nextValue: () -> Bar?) {
    value = value ?? nextValue()
  }
}

/// A number that stands on the selected bar.
struct BarNumber: View {
  let value: Double
  let bar: CGRect

  var body: some View {
    Text("\(Int(value))")
      .font(.caption.bold())
      .fixedSize()
      .frame(width: bar.width, height: max(bar.minY, 0), alignment: .bottom)
      .offset(x: bar.minX)
      .allowsHitTesting(false)
  }
}
