package import AmbientSupport
import AmbientGraph
import Synchronization

/// Issues that a read came across, until the reader who is named in their text takes them.
///
/// Both do so on one thread, one soon after the other. To look whether there are any costs one load.
@usableFromInline
package enum WaitingIssues {
  private static let count = Atomic(0)
  private static let issues = Mutex<[(thread: UInt, issue: DependencyIssue)]>([])

  /// Whether any thread has one.
  @usableFromInline package static var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  static func add(_ new: [DependencyIssue]) {
    let thread = currentThread()
    issues.withLock { $0 += new.map { (thread, $0) } }
    count.add(new.count, ordering: .relaxed)
  }

  /// Names the property that was read, where the reader could not.
  @usableFromInline
  package static func name(_ property: StaticString) {
    let named = take().map { issue in
      var issue = issue
      if issue.subject == nil { issue.subject = .init(name: "\\.\(property)") }
      return issue
    }
    if !named.isEmpty { add(named) }
  }

  /// Reports those of this thread, in the name of a reader; what it reads may have named itself.
  package static func report(name: String?, _ place: SourceLocation) {
    for var issue in take() {
      if issue.subject?.place == nil {
        issue.subject = .init(name: name ?? issue.subject?.name, place: place)
      }
      issue.report()
    }
  }

  private static func take() -> [DependencyIssue] {
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
