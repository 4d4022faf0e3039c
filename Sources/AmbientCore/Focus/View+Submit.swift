import AmbientEnvironment
import AmbientGraph
import AmbientSupport

extension View {
  /// Adds an action for when the user submits something in the view, as by pressing return in a text
  /// field.
  ///
  /// Actions further out follow, the nearest first.
  ///
  /// - Invalidation: None: another action is there without anything being run.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      SubmitModifier(triggers: triggers, action: action, place: SourceLocation(fileID, line))
    )
  }

  /// Keeps what is submitted in the view from the actions further out, or not.
  public nonisolated func submitScope(
    _ isBlocking: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(SubmitModifier(isBlocking: isBlocking, place: SourceLocation(fileID, line)))
  }
}

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `onSubmit(of:_:)` as a function.
  public nonisolated func onSubmit(
    _asFunction triggers: SubmitTriggers,
    _ action: @escaping () -> Void
  ) -> some View {
    onSubmit(of: triggers, action, fileID: "", line: 0)
  }

  /// `submitScope(_:)` as a function.
  public nonisolated func submitScope(_asFunction isBlocking: Bool) -> some View {
    submitScope(isBlocking, fileID: "", line: 0)
  }
}

/// What lets something be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field in which the user presses return.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search that the user starts.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  /// Lets the actions around that are meant for one of some triggers act, the nearest first.
  @MainActor package func submit(_ triggers: SubmitTriggers) {
    var next = self[NearestSubmissionKey.self]
    while let submission = next {
      let modifier = submission.modifier
      if !modifier.triggers.isDisjoint(with: triggers) { modifier.action() }
      next = modifier.isBlocking ? nil : submission.outer
    }
  }
}

private struct NearestSubmissionKey: EnvironmentKey {
  static var defaultValue: Submission? { nil }
  static func _valuesEqual(_ lhs: Submission?, _ rhs: Submission?) -> Bool { lhs === rhs }
}

/// A place in the tree that acts on what is submitted: it stays, whatever the action is.
@MainActor
private final class Submission {
  var modifier: SubmitModifier
  nonisolated(unsafe) var outer: Submission?

  init(_ modifier: SubmitModifier) { self.modifier = modifier }
}

private struct SubmitModifier {
  var triggers: SubmitTriggers = []
  var isBlocking = false
  var action: () -> Void = {}
  let place: SourceLocation
}

extension SubmitModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> SubmitNode { SubmitNode(self, inputs) }

  func update(_ node: SubmitNode) { node.submission.modifier = self }
}

private final class SubmitNode: WriterNode {
  let submission: Submission

  @MainActor init(_ modifier: SubmitModifier, _ inputs: _ViewInputs) {
    let submission = Submission(modifier)
    self.submission = submission
    super.init(.of(SubmitModifier.self, .modifier), at: modifier.place, inputs) { _, values in
      submission.outer = values[NearestSubmissionKey.self]
      values[NearestSubmissionKey.self] = submission
    }
  }

  override func willRetire() {
    super.willRetire()
    submission.modifier = SubmitModifier(place: place)
    submission.outer = nil
  }
}
