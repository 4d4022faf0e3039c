#if Objects
// What `import Combine` brings on Apple's systems, and what Foundation and Dispatch bring beside it there.
@_exported public import protocol AmbientObjects.ObservableObject
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation

/// An object that publishes before it changes.
public typealias ObservableObject = AmbientObjects.ObservableObject
#endif
