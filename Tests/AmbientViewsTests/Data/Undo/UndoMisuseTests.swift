import Ambient
import AmbientSupport
import Foundation
import Testing

@Suite struct `A misused undo manager` {
  @Test func `Registering an undo action without an open group stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.registerUndo(withTarget: manager) { _ in }
      }
    }
    expectMessage(
      of: result,
      """
      UndoManager: must begin a group before registering undo

        groupsByEvent  false

      To fix this, do one of:
        • Call 'beginUndoGrouping()' first, and 'endUndoGrouping()' after the last action.
        • Leave 'groupsByEvent' true.
      """
    )
  }

  @Test func `endUndoGrouping() without an open group stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UndoManager().endUndoGrouping() }
    }
    expectMessage(
      of: result,
      """
      UndoManager is in invalid state, endUndoGrouping called with no matching begin

      To fix this:
        • Call 'endUndoGrouping()' once for each 'beginUndoGrouping()'. An 'undo()' may have ended \
      the group already.
      """
    )
  }

  @Test func `A call of undo() in a nested group stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let manager = UndoManager()
        manager.beginUndoGrouping()
        manager.undo()
      }
    }
    expectMessage(
      of: result,
      """
      UndoManager is in invalid state, undo was called with too many nested undo groups

        Open groups  2

      To fix this, do one of:
        • Call 'endUndoGrouping()' for each 'beginUndoGrouping()' first.
        • Call 'undoNestedGroup()' to undo the last closed group in the innermost open group.
      """
    )
  }

  @Test func `undoNestedGroup() right after registerUndo() stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let manager = UndoManager()
        manager.registerUndo(withTarget: manager) { _ in }
        manager.undoNestedGroup()
      }
    }
    expectMessage(
      of: result,
      """
      UndoManager is in invalid state, must end the undo group before calling undoNestedGroup

      To fix this, do one of:
        • Call 'endUndoGrouping()' first.
        • If only one group is open, call 'undo()', which ends the group itself.
      """
    )
  }

  @Test func `enableUndoRegistration() stops the program if registration is enabled`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UndoManager().enableUndoRegistration() }
    }
    expectMessage(
      of: result,
      """
      UndoManager: enableUndoRegistration may only be invoked with matching call to \
      disableUndoRegistration

      To fix this:
        • Call 'enableUndoRegistration()' once for each 'disableUndoRegistration()'.
      """
    )
  }

  private func expectMessage(
    of result: ExitTest.Result?,
    _ message: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      printed.contains(message),
      Comment(rawValue: printed),
      sourceLocation: sourceLocation
    )
  }
}
