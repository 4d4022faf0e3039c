import AmbientSupport
import Synchronization

/// The issues that were found when dependencies were read, and that the readers have not reported
/// yet.
///
/// A reader takes its issues on the same thread right after the read. Checking whether any issue is
/// stored costs one atomic load.
@usableFromInline
package enum WaitingIssues {
  private static let count = Atomic(0)
  private static let issues = Mutex<[(thread: UInt, issue: DependencyIssue)]>([])

  /// Whether no thread has a waiting issue.
  @usableFromInline package static var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  static func add(_ new: [DependencyIssue]) {
    let thread = currentThread()
    issues.withLock { $0 += new.map { (thread, $0) } }
    count.add(new.count, ordering: .relaxed)
  }

  /// Sets the subject of this thread's issues to the property that was read.
  ///
  /// An issue that already has a subject keeps that subject.
  ///
  /// - Parameter property: The name of the property.
  @usableFromInline
  package static func name(_ property: StaticString) {
    let named = take().map { issue in
      var issue = issue
      if issue.subject == nil { issue.subject = .init(name: "\\.\(property)") }
      return issue
    }
    if !named.isEmpty { add(named) }
  }

  /// Removes and returns the issues of the current thread.
  static func take() -> [DependencyIssue] {
    let thread = currentThread()
    let taken = issues.withLock { issues in
      let taken = issues.filter { $0.thread == thread }
      issues.removeAll { $0.thread == thread }
      return taken
    }
    count.subtract(taken.count, ordering: .relaxed)
    return taken.map(\.issue)
  }
}
