// On Apple's systems, `import UniformTypeIdentifiers` provides these declarations. Elsewhere, this
// library has only `UTType`.
#if canImport(Darwin)
@_exported public import UniformTypeIdentifiers
#else
@_exported public import struct AmbientViews.UTType
#endif
