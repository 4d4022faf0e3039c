#if Objects
// On Apple's systems, the modules Combine, Foundation and Dispatch contain the declarations that
// are exported here.
@_exported public import protocol AmbientObjects.ObservableObject
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation

/// An object that announces its changes before they happen.
public typealias ObservableObject = AmbientObjects.ObservableObject
#endif
