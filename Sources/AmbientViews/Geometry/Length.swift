import AmbientHosting
@_exported public import struct Foundation.CGFloat

extension CGFloat {
  /// The text of the number in attributes; a whole number has no decimal point.
  var attributeText: String { Double(self).elementValue.description }
}
