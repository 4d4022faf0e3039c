// Written by Scripts/door.
#if Objects
@_exported public import protocol AmbientObjects.ObservableObject
#endif
