// Written by Scripts/door.
@_exported public import struct AmbientViews.Form
@_exported public import struct AmbientViews.List
@_exported public import enum AmbientViews.Prominence
@_exported public import struct AmbientViews.Section
@_exported public import enum AmbientViews.SidebarRowSize
@_exported public import struct AmbientViews.TabBarPlacement
@_exported public import struct AmbientViews.ToolbarLabelStyle
