// Written by Scripts/door.
@_exported public import struct AmbientCore.InterfaceOrientation
@_exported public import struct AmbientCore.Preview
@_exported public import struct AmbientCore.PreviewDevice
@_exported public import enum AmbientCore.PreviewLayout
@_exported public import protocol AmbientCore.PreviewModifier
@_exported public import struct AmbientCore.PreviewModifierContent
@_exported public import enum AmbientCore.PreviewPlatform
@_exported public import protocol AmbientCore.PreviewProvider
@_exported public import struct AmbientCore.PreviewTrait
