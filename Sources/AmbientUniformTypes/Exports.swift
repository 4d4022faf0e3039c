// The declarations that `import UniformTypeIdentifiers` provides on Apple's systems, as far as this
// library has them.
#if canImport(Darwin)
@_exported public import UniformTypeIdentifiers
#else
@_exported public import struct AmbientViews.UTType
#endif
