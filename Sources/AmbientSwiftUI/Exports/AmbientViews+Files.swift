// Written by Scripts/door.
#if !canImport(Darwin)
@_exported public import class AmbientViews.FileWrapper
#endif
