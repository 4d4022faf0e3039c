import AmbientCore
import AmbientSupport

extension Diagnostic {
  /// The error for an action that is registered outside of a group while `groupsByEvent` is false.
  static func noUndoGroup() -> Diagnostic {
    Diagnostic(
      "UndoManager: must begin a group before registering undo",
      facts: [("groupsByEvent", "false")],
      remedies: [
        "Call 'beginUndoGrouping()' first, and 'endUndoGrouping()' after the last action.",
        "Leave 'groupsByEvent' true.",
      ]
    )
  }

  /// The error for an `endUndoGrouping()` without an open group.
  static func noUndoGroupToEnd() -> Diagnostic {
    Diagnostic(
      "UndoManager is in invalid state, endUndoGrouping called with no matching begin",
      remedies: [
        """
        Call 'endUndoGrouping()' once for each 'beginUndoGrouping()'. \
        An 'undo()' may have ended the group already.
        """
      ]
    )
  }

  /// The error for an `undo()` while several nested groups are open.
  static func undoInOpenGroups(_ level: Int) -> Diagnostic {
    Diagnostic(
      "UndoManager is in invalid state, undo was called with too many nested undo groups",
      facts: [("Open groups", "\(level)")],
      remedies: [
        "Call 'endUndoGrouping()' for each 'beginUndoGrouping()' first.",
        "Call 'undoNestedGroup()' to undo the last closed group in the innermost open group.",
      ]
    )
  }

  /// The error for an `undoNestedGroup()` when the last step in the innermost open group is an
  /// action, not a closed group.
  static func undoOfOpenGroup() -> Diagnostic {
    Diagnostic(
      "UndoManager is in invalid state, must end the undo group before calling undoNestedGroup",
      remedies: [
        "Call 'endUndoGrouping()' first.",
        "If only one group is open, call 'undo()', which ends the group itself.",
      ]
    )
  }

  /// The error for an `enableUndoRegistration()` without a matching `disableUndoRegistration()`.
  static func undoRegistrationNotDisabled() -> Diagnostic {
    Diagnostic(
      """
      UndoManager: enableUndoRegistration may only be invoked \
      with matching call to disableUndoRegistration
      """,
      remedies: ["Call 'enableUndoRegistration()' once for each 'disableUndoRegistration()'."]
    )
  }
}
