// Written by Scripts/door.
@_exported public import struct AmbientViews.Alignment
@_exported public import struct AmbientViews.Angle
@_exported public import enum AmbientViews.Edge
@_exported public import struct AmbientViews.EdgeInsets
@_exported public import struct AmbientViews.HorizontalAlignment
@_exported public import struct AmbientViews.UnitPoint
@_exported public import struct AmbientViews.VerticalAlignment
