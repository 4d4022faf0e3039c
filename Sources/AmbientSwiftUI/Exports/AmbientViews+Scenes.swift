// Written by Scripts/door.
@_exported public import protocol AmbientViews.App
@_exported public import struct AmbientViews.CommandGroup
@_exported public import struct AmbientViews.CommandGroupPlacement
@_exported public import struct AmbientViews.CommandMenu
@_exported public import protocol AmbientViews.Commands
@_exported public import enum AmbientViews.CommandsBuilder
@_exported public import struct AmbientViews.DismissWindowAction
@_exported public import struct AmbientViews.EmptyCommands
@_exported public import struct AmbientViews.OpenSettingsAction
@_exported public import struct AmbientViews.OpenWindowAction
@_exported public import protocol AmbientViews.Scene
@_exported public import enum AmbientViews.SceneBuilder
@_exported public import struct AmbientViews.Settings
@_exported public import struct AmbientViews.Window
@_exported public import struct AmbientViews.WindowGroup
@_exported public import struct AmbientViews.WindowResizability
@_exported public import struct AmbientViews._TupleScene
