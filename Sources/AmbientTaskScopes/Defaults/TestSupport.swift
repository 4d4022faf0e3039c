/// The functions that this module needs from a testing library.
///
/// The module itself imports no testing library.
package struct TestSupport: Sendable {
  // Safe because `installed` is set before `main` runs and never changes afterward.
  /// The support that is linked into this process; nil outside of tests.
  package nonisolated(unsafe) static var installed: TestSupport?

  /// Returns the defaults of the running test; nil outside of a test.
  let defaults: @Sendable () -> Defaults?

  /// Records a failure of the running test, or a warning.
  ///
  /// Returns false if no test is running, or if the testing library cannot record the issue.
  let record: @Sendable (_ message: String, _ isWarning: Bool, IssueLocation?) -> Bool

  package init(
    defaults: @escaping @Sendable () -> Defaults?,
    record: @escaping @Sendable (_ message: String, _ isWarning: Bool, IssueLocation?) -> Bool
  ) {
    self.defaults = defaults
    self.record = record
  }
}
