// On Apple's systems, this module exports all of CoreGraphics. Elsewhere, the paths and transforms
// are Ambient's, and the numbers, points, sizes and rectangles are Foundation's.
#if canImport(Darwin)
@_exported public import CoreGraphics
#else
@_exported public import struct AmbientDrawing.CGAffineTransform
@_exported public import enum AmbientDrawing.CGLineCap
@_exported public import enum AmbientDrawing.CGLineJoin
@_exported public import class AmbientDrawing.CGMutablePath
@_exported public import class AmbientDrawing.CGPath
@_exported public import enum AmbientDrawing.CGPathFillRule
@_exported public import struct AmbientDrawing.CGVector
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
#endif
