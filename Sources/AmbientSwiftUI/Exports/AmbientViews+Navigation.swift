// Written by Scripts/door.
@_exported public import struct AmbientViews.NavigationBarItem
@_exported public import struct AmbientViews.NavigationLink
@_exported public import struct AmbientViews.NavigationPath
@_exported public import struct AmbientViews.NavigationSplitView
@_exported public import struct AmbientViews.NavigationSplitViewVisibility
@_exported public import struct AmbientViews.NavigationStack
@_exported public import struct AmbientViews.NavigationView
@_exported public import struct AmbientViews.TabView
@_exported public import protocol AmbientViews.ToolbarContent
@_exported public import enum AmbientViews.ToolbarContentBuilder
@_exported public import struct AmbientViews.ToolbarItem
@_exported public import struct AmbientViews.ToolbarItemGroup
@_exported public import struct AmbientViews.ToolbarItemPlacement
