import Foundation

extension Color {
  /// Returns the color as a camera with another exposure would see it.
  ///
  /// Each stop doubles the amount of light: the components of linear sRGB are multiplied by 2. A
  /// negative number darkens the color. The opacity stays the same.
  ///
  /// - Parameter stops: The number of stops; NaN counts as 0.
  /// - Returns: A color whose components are computed when the color is resolved. The components
  ///   can be above 1. Hosts get a description of the color, such as `exposure(red, 1.0)`.
  public func exposureAdjust(_ stops: Double) -> Color { Color(exposing: self, stops: stops) }
}

extension Color.Resolved {
  func exposed(by stops: Double) -> Color.Resolved {
    Color.Resolved(linear: linear * exp2(stops), opacity: Double(opacity))
  }
}
