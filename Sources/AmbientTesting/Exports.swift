// `#_sourceLocation`, the default of each action's location, is expanded in the file of the caller,
// which must see the macro: also a test of XCTest, which does not import Testing itself.
@_exported public import Testing
