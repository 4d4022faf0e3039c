import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The message about an impossible action` {
  private func check(
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ action: () -> Void
  ) {
    withKnownIssue("The action is impossible on purpose.", sourceLocation: sourceLocation) {
      action()
    } matching: {
      $0.comments.map(\.rawValue) == [message]
    }
  }

  /// Checks the message of an action on the text "Milk", which takes no event.
  private func check(_ absence: String, _ remedy: String, _ action: () -> Void) {
    check(
      """
      There is \(absence) with the name "Milk".

        Present  none

      To fix this:
        • \(remedy)
      """
    ) { action() }
  }

  @Test func `The message names the modifier that makes an action on a row possible`() {
    let host = TestHost { List { Text("Milk") } }
    check("no row to delete", "Add 'onDelete' to the ForEach.") { host.delete("Milk") }
    check("no row to move", "Add 'onMove' to the ForEach.") { host.move("Milk", to: 0) }
    check(
      "no row with swipe actions at the leading edge",
      "Add 'swipeActions' to the row, or 'onDelete' to the ForEach."
    ) { host.swipe("Milk", edge: .leading) }
    check("no row to drop values at", "Add 'onInsert' or 'dropDestination' to the ForEach.") {
      host.perform(InsertItemsEvent([]), on: "Milk")
    }
  }

  @Test func `The message names the modifier for drags, drops, copies and pastes`() {
    let host = TestHost { Text("Milk") }
    check("nothing to drag", "Add a DragGesture to the view.") { host.swipe("Milk", .up) }
    check("nothing to drag", "Add 'draggable' to the view.") { _ = host.lift("Milk") }
    check("no drop destination", "Add 'dropDestination' to the view.") {
      host.drop(["a"], onto: "Milk")
    }
    check("nothing to copy", "Add 'copyable' to the view.") { _ = host.copy("Milk") }
    check("nothing to cut", "Add 'cuttable' to the view.") { _ = host.cut("Milk") }
    check("nothing to paste into", "Add 'pasteDestination' to the view, or a PasteButton.") {
      host.paste([], into: "Milk")
    }
  }

  @Test func `The message names the missing control`() {
    let host = TestHost { Text("Milk") }
    check("no date picker", "Add a DatePicker or a MultiDatePicker.") {
      host.chooseDate(Date(), in: "Milk")
    }
    check("no color picker", "Add a ColorPicker.") { host.chooseColor(.red, in: "Milk") }
    check("no field", "Add a TextField, a SecureField or a TextEditor.") {
      host.type("a", into: "Milk")
    }
    check("no field with a selection", "Pass 'selection:' to the field.") {
      host.select(0..<1, in: "Milk")
    }
    check("nothing to increase or decrease", "Add a Stepper or a Slider.") {
      host.increment("Milk")
    }
    check("nothing to focus", "Add a field, or 'focusable()' to the view.") { host.focus("Milk") }
    check("nothing to touch", "Add a gesture to the view, such as 'onTapGesture'.") {
      host.touch("Milk")
    }
    check(
      """
      There is no file dialog.

      To fix this:
        • Present a dialog with 'fileImporter', 'fileExporter' or 'fileMover'.
      """
    ) { host.choose(files: []) }
  }

  @Test func `The message about a full swipe lists the actions of the row`() {
    let host = TestHost {
      List {
        Text("Milk").swipeActions(allowsFullSwipe: false) { Button("Buy") {} }
      }
    }
    check(
      """
      Row "Milk" has no action for a full swipe.

        Actions  "Buy"

      To fix this:
        • Remove 'allowsFullSwipe: false'.
      """
    ) { host.swipe("Milk", isFull: true) }
  }

  @Test func `The message about a touch names the view in front`() {
    let host = TestHost(size: CGSize(width: 80, height: 40)) {
      ZStack {
        Text("Low").onTapGesture {}
        Color.red
      }
    }
    // "Takes input" says "none": the color in front is no control, and no control is around it.
    check(
      """
      Another view is in front of Text "Low".

        In front     Color
        Takes input  none

      To fix this, do one of:
        • Pass another position with `at:`.
        • Add 'allowsHitTesting(false)' to the view in front.
      """
    ) { host.touch("Low") }
  }

  @Test func `The message about a touch names the disabled gestures around the view`() {
    let host = TestHost { Text("Off").onTapGesture {}.disabled(true) }
    // "Takes input" lists the controls around the text, even disabled ones.
    check(
      """
      TapTarget "Off" has no enabled gesture.

        Takes input  TapTarget "Off" (disabled)

      To fix this:
        • Enable the view: see 'disabled' on the views around it.
      """
    ) { host.touch("Off") }
    check(
      """
      TapTarget "Off" has no two-finger gesture.

        Takes input  TapTarget "Off" (disabled)

      To fix this, do one of:
        • Enable the view: see 'disabled' on the views around it.
        • Add a MagnifyGesture or a RotateGesture to the view.
      """
    ) { host.magnify("Off", by: 2) }
  }

  @Test func `The message about a place without a view gives the place`() {
    let host = TestHost(size: CGSize(width: 80, height: 40)) {
      VStack(spacing: 8) {
        Text("a")
        Text("b")
      }
      .accessibilityIdentifier("stack")
    }
    check(
      """
      A pointer hits nothing at this place in Accessibility "stack".

        In view    4.0, 100.0
        On screen  40.0, 100.0
        Host size  80.0 x 40.0

      To fix this, do one of:
        • First scroll to the view: `host.scroll(…)`.
        • Give the host a larger size.
      """
    ) { host.touch("stack", at: CGPoint(x: 4, y: 100)) }
  }
}
