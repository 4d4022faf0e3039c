#if Objects
// On Apple's systems, Combine declares what these modules declare. Foundation and Dispatch declare
// the extensions of Combine there.
@_exported public import protocol AmbientObjects.ObservableObject
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation

/// An object that announces its changes before they happen.
public typealias ObservableObject = AmbientObjects.ObservableObject
#endif
