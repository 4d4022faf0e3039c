// On Apple's systems, this module exports all of UniformTypeIdentifiers. On other systems, it
// exports only `UTType`.
#if canImport(Darwin)
@_exported public import UniformTypeIdentifiers
#else
@_exported public import struct AmbientViews.UTType
#endif
