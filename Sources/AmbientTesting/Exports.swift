// `TestHost` takes `ScreenSettings`, so a test with a screen uses names of `AmbientScreen`.
@_exported public import AmbientScreen
// Functions such as `tap` have a parameter `sourceLocation`. Its default, the macro
// `#_sourceLocation`, is expanded in the file of the caller. This export makes the macro visible
// there, even in a test of XCTest that does not import Testing.
@_exported public import Testing
