#if Objects
// The declarations that `import Combine` provides on Apple's systems, and the Combine extensions
// that Foundation and Dispatch provide there.
@_exported public import protocol AmbientObjects.ObservableObject
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation

/// An object that announces its changes before they happen.
public typealias ObservableObject = AmbientObjects.ObservableObject
#endif
