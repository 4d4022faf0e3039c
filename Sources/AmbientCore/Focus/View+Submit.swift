import AmbientEnvironment
import AmbientGraph
import AmbientSupport

extension View {
  /// Adds an action that runs when the user submits a value inside the view, for example with the
  /// Return key in a text field.
  ///
  /// The actions of ancestors run afterward, the nearest first. A
  /// ``submitScope(_:fileID:line:)`` can block the actions of the ancestors around it.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of submission that run the action.
  ///   - action: The action.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified view.
  /// - Invalidation: None. A new action replaces the old one without a run of any body.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      SubmitModifier(triggers: triggers, action: action, location: SourceLocation(fileID, line))
    )
  }

  /// Sets whether the submit actions of ancestors are blocked for submissions inside the view.
  ///
  /// - Parameters:
  ///   - isBlocking: Whether the actions of ancestors are blocked.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified view.
  public nonisolated func submitScope(
    _ isBlocking: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(SubmitModifier(isBlocking: isBlocking, location: SourceLocation(fileID, line)))
  }
}

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `flag.map(submitScope)` compiles. Their label `_asFunction` keeps
// them out of ordinary calls. Without the label, the compiler would take exponentially longer to
// reject a long chain of modifiers that contains an error.
extension View {
  /// The form of `onSubmit(of:_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of submission that run the action.
  ///   - action: The action.
  /// - Returns: The modified view.
  public nonisolated func onSubmit(
    _asFunction triggers: SubmitTriggers,
    _ action: @escaping () -> Void
  ) -> some View {
    onSubmit(of: triggers, action, fileID: "", line: 0)
  }

  /// The form of `submitScope(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  ///
  /// - Parameter isBlocking: Whether the actions of ancestors are blocked.
  /// - Returns: The modified view.
  public nonisolated func submitScope(_asFunction isBlocking: Bool) -> some View {
    submitScope(isBlocking, fileID: "", line: 0)
  }
}

/// The kinds of submission that an action responds to.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int

  /// Creates a set of triggers from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The user presses the Return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The user starts a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  /// Runs each submit action that an ancestor sets for one of the triggers.
  ///
  /// The nearest action runs first. Actions outside a blocking `submitScope` do not run.
  ///
  /// - Parameter triggers: The kinds of submission, usually one.
  @MainActor package func submit(_ triggers: SubmitTriggers) {
    var next = self[NearestSubmitHandlerKey.self]
    while let handler = next {
      let modifier = handler.modifier
      if !modifier.triggers.isDisjoint(with: triggers) { modifier.action() }
      next = modifier.isBlocking ? nil : handler.outer
    }
  }
}

private struct NearestSubmitHandlerKey: EnvironmentKey {
  static var defaultValue: SubmitHandler? { nil }
  static func _valuesEqual(_ lhs: SubmitHandler?, _ rhs: SubmitHandler?) -> Bool { lhs === rhs }
}

/// The submit action at a position of the tree.
///
/// When the action changes, this object stays the same, so that no environment value changes.
@MainActor
private final class SubmitHandler {
  var modifier: SubmitModifier
  // Only the graph's owner accesses this property.
  nonisolated(unsafe) var outer: SubmitHandler?

  init(_ modifier: SubmitModifier) { self.modifier = modifier }
}

private struct SubmitModifier {
  var triggers: SubmitTriggers = []
  var isBlocking = false
  var action: () -> Void = {}
  let location: SourceLocation
}

extension SubmitModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> SubmitNode { SubmitNode(self, inputs) }

  func update(_ node: SubmitNode) { node.handler.modifier = self }
}

private final class SubmitNode: WriterNode {
  let handler: SubmitHandler

  @MainActor init(_ modifier: SubmitModifier, _ inputs: _ViewInputs) {
    let handler = SubmitHandler(modifier)
    self.handler = handler
    super.init(.of(SubmitModifier.self, .modifier), at: modifier.location, inputs) { _, values in
      handler.outer = values[NearestSubmitHandlerKey.self]
      values[NearestSubmitHandlerKey.self] = handler
    }
  }

  override func willRetire() {
    super.willRetire()
    handler.modifier = SubmitModifier(location: sourceLocation)
    handler.outer = nil
  }
}
