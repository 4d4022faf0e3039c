// On Apple's systems, `import CoreGraphics` provides these declarations. Elsewhere, this library
// has paths and transforms, and Foundation has numbers, points, sizes and rectangles.
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
