// Written by Scripts/door.
@_exported public import struct AmbientViews.Capsule
@_exported public import struct AmbientViews.Circle
@_exported public import struct AmbientViews.Ellipse
@_exported public import protocol AmbientViews.InsettableShape
@_exported public import struct AmbientViews.Rectangle
@_exported public import enum AmbientViews.RoundedCornerStyle
@_exported public import struct AmbientViews.RoundedRectangle
@_exported public import protocol AmbientViews.Shape
