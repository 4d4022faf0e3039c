// Written by Scripts/door.
@_exported public import struct AmbientHosting.EventModifiers
@_exported public import struct AmbientHosting.KeyEquivalent
