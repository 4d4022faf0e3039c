@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize

#if canImport(CoreGraphics)
@_exported public import struct CoreGraphics.CGAffineTransform
@_exported public import enum CoreGraphics.CGLineCap
@_exported public import enum CoreGraphics.CGLineJoin
@_exported public import struct CoreGraphics.CGVector
#endif
