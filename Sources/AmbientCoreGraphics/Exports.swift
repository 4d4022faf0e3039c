// On Apple's systems, CoreGraphics provides these declarations. On other systems, Ambient's modules
// provide paths, transforms, colors and contexts. Foundation provides `CGFloat`, points, sizes and
// rectangles.
#if canImport(Darwin)
@_exported public import CoreGraphics
#else
@_exported public import struct AmbientDrawing.CGAffineTransform
@_exported public import struct AmbientDrawing.CGAffineTransformComponents
@_exported public import enum AmbientDrawing.CGLineCap
@_exported public import enum AmbientDrawing.CGLineJoin
@_exported public import class AmbientDrawing.CGMutablePath
@_exported public import class AmbientDrawing.CGPath
@_exported public import enum AmbientDrawing.CGPathFillRule
@_exported public import struct AmbientDrawing.CGVector
@_exported public import typealias AmbientViews.CFArray
@_exported public import enum AmbientViews.CGBlendMode
@_exported public import struct AmbientViews.CGColor
@_exported public import struct AmbientViews.CGColorSpace
@_exported public import func AmbientViews.CGColorSpaceCreateDeviceGray
@_exported public import func AmbientViews.CGColorSpaceCreateDeviceRGB
@_exported public import enum AmbientViews.CGColorSpaceModel
@_exported public import class AmbientViews.CGContext
@_exported public import class AmbientViews.CGGradient
@_exported public import struct AmbientViews.CGGradientDrawingOptions
@_exported public import enum AmbientViews.CGPathDrawingMode
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
#endif
