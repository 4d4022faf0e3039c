// Written by Scripts/door.
#if Objects
@_exported public import struct AmbientObjects.EnvironmentObject
@_exported public import struct AmbientObjects.FocusedObject
@_exported public import struct AmbientObjects.ObservedObject
@_exported public import struct AmbientObjects.StateObject
#endif
