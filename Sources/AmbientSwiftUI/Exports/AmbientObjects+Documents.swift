// Written by Scripts/door.
#if Objects
@_exported public import protocol AmbientObjects.ReferenceFileDocument
@_exported public import struct AmbientObjects.ReferenceFileDocumentConfiguration
#endif
