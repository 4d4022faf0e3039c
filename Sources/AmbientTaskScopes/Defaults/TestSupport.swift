/// What a module for tests brings along, so that no other has to know of a testing library.
package struct TestSupport: Sendable {
  // Set before `main` runs, and never again.
  /// The one that is linked into this process.
  package nonisolated(unsafe) static var installed: TestSupport?

  /// The defaults of the test that is running; nil outside of tests.
  let defaults: @Sendable () -> Defaults?

  /// Lets the test that is running fail, or for a mere warning tell of it; false if there is none.
  let record: @Sendable (_ message: String, _ isWarning: Bool, IssueLocation?) -> Bool

  /// Makes the support of a testing library.
  package init(
    defaults: @escaping @Sendable () -> Defaults?,
    record: @escaping @Sendable (_ message: String, _ isWarning: Bool, IssueLocation?) -> Bool
  ) {
    self.defaults = defaults
    self.record = record
  }
}
