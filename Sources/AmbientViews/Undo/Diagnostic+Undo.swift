import AmbientCore
import AmbientSupport

extension Diagnostic {
  static func noUndoGroup() -> Diagnostic {
    Diagnostic(
      "UndoManager: must begin a group before registering undo",
      facts: [("groupsByEvent", "false")],
      remedies: [
        "Call 'beginUndoGrouping()' first, and 'endUndoGrouping()' when all is registered.",
        "Leave 'groupsByEvent' true.",
      ]
    )
  }

  static func noUndoGroupToEnd() -> Diagnostic {
    Diagnostic(
      "UndoManager is in invalid state, endUndoGrouping called with no matching begin",
      remedies: [
        "Call it once for each 'beginUndoGrouping()'; 'undo()' may have ended the group already."
      ]
    )
  }

  static func undoInOpenGroups(_ level: Int) -> Diagnostic {
    Diagnostic(
      "UndoManager is in invalid state, undo was called with too many nested undo groups",
      facts: [("Open groups", "\(level)")],
      remedies: [
        "Call 'endUndoGrouping()' for each 'beginUndoGrouping()' first.",
        "Call 'undoNestedGroup()' to undo the last group within the one that is open.",
      ]
    )
  }

  static func undoOfOpenGroup() -> Diagnostic {
    Diagnostic(
      "UndoManager is in invalid state, must end the undo group before calling undoNestedGroup",
      remedies: ["Call 'endUndoGrouping()' first, or 'undo()', which does so."]
    )
  }

  static func undoRegistrationNotDisabled() -> Diagnostic {
    Diagnostic(
      """
      UndoManager: enableUndoRegistration may only be invoked \
      with matching call to disableUndoRegistration
      """,
      remedies: ["Call it once for each 'disableUndoRegistration()'."]
    )
  }
}
