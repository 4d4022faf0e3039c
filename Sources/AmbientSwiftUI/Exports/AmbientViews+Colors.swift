// Written by Scripts/door.
@_exported public import struct AmbientViews.AnyShapeStyle
@_exported public import struct AmbientViews.BackgroundProminence
@_exported public import struct AmbientViews.BackgroundStyle
@_exported public import struct AmbientViews.BadgeProminence
@_exported public import struct AmbientViews.Color
@_exported public import struct AmbientViews.ForegroundStyle
@_exported public import struct AmbientViews.HierarchicalShapeStyle
@_exported public import struct AmbientViews.Material
@_exported public import struct AmbientViews.MaterialActiveAppearance
@_exported public import protocol AmbientViews.ShapeStyle
