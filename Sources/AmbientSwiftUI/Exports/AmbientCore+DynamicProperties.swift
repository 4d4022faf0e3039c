// Written by Scripts/door.
@_exported public import struct AmbientCore.Bindable
@_exported public import struct AmbientCore.Binding
@_exported public import protocol AmbientCore.DynamicProperty
@_exported public import struct AmbientCore.Namespace
@_exported public import struct AmbientCore.State
