// `TestHost` takes `ScreenSettings`, so a test with a screen uses names of `AmbientScreen`.
@_exported public import AmbientScreen
// The default of each action's location is the macro `#_sourceLocation`, which is expanded in the
// file of the caller. This export makes the macro visible there, even in a test of XCTest, which
// does not import Testing.
@_exported public import Testing
