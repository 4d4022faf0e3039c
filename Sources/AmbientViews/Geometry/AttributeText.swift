import AmbientHosting
import AmbientLayout

extension CGFloat {
  /// The text of the number in attributes; a whole number has no decimal point.
  var attributeText: String { Double(self).elementValue.description }
}

extension UnitPoint {
  /// The text of the point in attributes, such as `0.5 1`; nil for the center, the default.
  var attribute: String? {
    self == .center ? nil : "\(x.attributeText) \(y.attributeText)"
  }
}
