// Written by Scripts/door.
@_exported public import struct AmbientCore.PlaceholderContentView
