import Testing

/// Fails the running test of Swift Testing or XCTest.
func fail(_ message: String, at location: SourceLocation) {
  #if canImport(XCTest)
  if Test.current == nil, let test = XCTestObserver.runningTest {
    return test.record(message, at: location)
  }
  #endif
  Issue.record(Comment(rawValue: message), sourceLocation: location)
}
