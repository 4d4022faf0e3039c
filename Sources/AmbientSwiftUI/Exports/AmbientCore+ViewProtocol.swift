// Written by Scripts/door.
@_exported public import struct AmbientCore.EmptyModifier
@_exported public import struct AmbientCore.ModifiedContent
@_exported public import protocol AmbientCore.View
@_exported public import enum AmbientCore.ViewBuilder
@_exported public import protocol AmbientCore.ViewModifier
@_exported public import struct AmbientCore._ViewInputs
@_exported public import struct AmbientCore._ViewModifier_Content
