// Written by Scripts/door.
@_exported public import enum AmbientViews.ColorScheme
@_exported public import enum AmbientViews.ColorSchemeContrast
@_exported public import enum AmbientViews.ContentSizeCategory
@_exported public import enum AmbientViews.ControlActiveState
@_exported public import enum AmbientViews.DynamicTypeSize
@_exported public import enum AmbientViews.LayoutDirection
@_exported public import enum AmbientViews.LegibilityWeight
@_exported public import struct AmbientViews.PreferredColorSchemeKey
@_exported public import struct AmbientViews.RedactionReasons
@_exported public import struct AmbientViews.ScaledMetric
@_exported public import enum AmbientViews.UserInterfaceSizeClass
