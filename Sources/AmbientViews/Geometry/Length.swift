public import AmbientCore
@_exported public import struct Foundation.CGFloat

extension ElementValue {
  /// A length as a number of points.
  public static func length(_ length: CGFloat) -> ElementValue { .number(Double(length)) }
}
