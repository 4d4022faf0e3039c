// Written by Scripts/door.
@_exported public import struct AmbientCore.AnyView
@_exported public import protocol AmbientCore.ContainerValueKey
@_exported public import struct AmbientCore.ContainerValues
@_exported public import struct AmbientCore.EmptyModifier
@_exported public import struct AmbientCore.ModifiedContent
@_exported public import protocol AmbientCore.View
@_exported public import enum AmbientCore.ViewBuilder
@_exported public import protocol AmbientCore.ViewModifier
@_exported public import struct AmbientCore._ViewModifier_Content
