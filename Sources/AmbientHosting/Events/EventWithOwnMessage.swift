/// An event with an error message of its own, which is shown if no element takes the event.
///
/// Many events of this package conform to the protocol. For all other events, the message contains
/// the name of the event, and shows how a view can take the event.
package protocol EventWithOwnMessage: ElementEvent {
  /// The words for a missing element, such as `no date picker`, and a way to create the element.
  static var ownMessage: (words: String, remedy: String) { get }
}

extension ElementEvent {
  /// The words for a missing element that takes the event, and a way to create such an element.
  package static var messageForMissingElement: (words: String, remedy: String) {
    guard let event = self as? any EventWithOwnMessage.Type else {
      return (
        "nothing to \(name)",
        "Write an ElementView that takes the event: `description.on(\(Self.self).self) { … }`."
      )
    }
    return event.ownMessage
  }
}

extension PressEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to press", "Add a Button, or 'onTapGesture' to the view.")
  }
}

extension ToggleEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to toggle", "Add a Toggle.")
  }
}

extension EditEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no field", "Add a TextField, a SecureField or a TextEditor.")
  }
}

extension SelectTextEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no field with a selection", "Pass 'selection:' to the field.")
  }
}

extension SubmitEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to submit", "Add a TextField or a SecureField.")
  }
}

extension RefreshEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to refresh", "Add 'refreshable' to the list.")
  }
}

extension AdjustEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to adjust", "Add a Slider.")
  }
}

extension StepEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to increase or decrease", "Add a Stepper or a Slider.")
  }
}

extension DismissEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to dismiss", "Present a view, for example with 'sheet'.")
  }
}

extension BackEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no page to go back from", "Push a page, for example with a NavigationLink.")
  }
}

extension ExpandEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to open or close", "Add a Menu or a DisclosureGroup, or 'contextMenu' to the view.")
  }
}

extension ChooseDateEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no date picker", "Add a DatePicker or a MultiDatePicker.")
  }
}

extension ChooseColorEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no color picker", "Add a ColorPicker.")
  }
}

extension ChooseFilesEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no file dialog", "Present a dialog with 'fileImporter', 'fileExporter' or 'fileMover'.")
  }
}

extension PasteEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to paste into", "Add a PasteButton.")
  }
}

extension OpenLinkEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no text with links", "Add a link to the text: `Text(\"[name](https://example.org)\")`.")
  }
}

extension DeleteEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no row to delete", "Add 'onDelete' to the ForEach.")
  }
}

extension MoveEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no row to move", "Add 'onMove' to the ForEach.")
  }
}

extension SwipeEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no row with swipe actions", "Add 'swipeActions' to the row, or 'onDelete' to the ForEach.")
  }
}

extension DragEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to drag", "Add a DragGesture to the view.")
  }
}

extension DropEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no drop destination", "Add 'dropDestination' to the view.")
  }
}

extension PinchEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    (
      "nothing to magnify or rotate", "Add a MagnifyGesture or a RotateGesture to the view."
    )
  }
}

extension PointerEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to touch", "Add a gesture to the view, such as 'onTapGesture'.")
  }
}

extension KeyEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no view for key presses", "Add 'onKeyPress' to the view.")
  }
}

extension ChooseDetentEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no sheet with a choice of heights", "Add 'presentationDetents(_:selection:)' to the content.")
  }
}

extension ShowColumnsEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no split view with a bound visibility", "Pass 'columnVisibility:' to NavigationSplitView.")
  }
}

extension ChooseColumnEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("no split view with a bound column", "Pass 'preferredCompactColumn:' to the split view.")
  }
}
