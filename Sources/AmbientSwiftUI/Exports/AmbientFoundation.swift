// Written by Scripts/door.
@_exported public import struct AmbientFoundation.OpenURLAction
