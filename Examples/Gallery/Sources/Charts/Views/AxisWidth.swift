import SwiftUI

/// The width of the widest value axis, in points.
struct AxisWidth: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension EnvironmentValues {
  /// The width of all value axes, in points; 0 if each axis has its own width.
  @Entry var axisWidth: CGFloat = 0
}

extension View {
  /// Aligns the plots of the charts in the view: all value axes are as wide as the widest one.
  func alignsAxes() -> some View { modifier(AlignedAxes()) }

  /// Reports the width of a value axis to the nearest view that aligns axes.
  func reportsAxisWidth() -> some View {
    background {
      GeometryReader { proxy in
        Color.clear
          .preference(key: AxisWidth.self, value: proxy.size.width)
      }
    }
  }
}

private struct AlignedAxes: ViewModifier {
  @State private var width: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .environment(\.axisWidth, width)
      .onPreferenceChange(AxisWidth.self) { width = $0 }
  }
}
