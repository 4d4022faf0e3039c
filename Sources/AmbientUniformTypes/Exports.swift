// What `import UniformTypeIdentifiers` brings on Apple's systems, as far as it exists here.
#if canImport(Darwin)
@_exported public import UniformTypeIdentifiers
#else
@_exported public import struct AmbientViews.UTType
#endif
