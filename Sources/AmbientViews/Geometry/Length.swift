import AmbientHosting
@_exported public import struct Foundation.CGFloat

extension CGFloat {
  /// The number as attributes contain it, without a decimal point if it is whole.
  var attributeText: String { Double(self).elementValue.description }
}
