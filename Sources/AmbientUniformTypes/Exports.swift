// On Apple's systems, this module exports all of UniformTypeIdentifiers. Elsewhere, it exports only
// `UTType`.
#if canImport(Darwin)
@_exported public import UniformTypeIdentifiers
#else
@_exported public import struct AmbientViews.UTType
#endif
