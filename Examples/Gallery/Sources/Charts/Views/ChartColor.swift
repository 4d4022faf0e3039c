import SwiftUI

extension EnvironmentValues {
  /// The color of bars, lines and areas.
  @Entry var chartColor = Color.blue
}

extension View {
  /// Sets the color of the charts in the view.
  func chartColor(_ color: Color) -> some View {
    environment(\.chartColor, color)
  }
}
