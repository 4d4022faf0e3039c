import AmbientCore
import AmbientHosting
public import Testing

/// Actions on sheets, dialogs and pages.
extension TestHost {
  /// Presses a button of the alert or confirmation dialog that has the given title.
  ///
  /// The test fails if no dialog with the title is presented, or if the dialog has no such button.
  /// The message lists the existing titles or buttons.
  ///
  /// ```swift
  /// host.answer("Delete the list?", with: "Delete")
  /// ```
  ///
  /// - Parameters:
  ///   - dialog: The title of the dialog.
  ///   - button: The name of the button.
  ///   - number: The position among the dialogs with the title, counted from 1. The dialog in front
  ///     comes first.
  ///   - sourceLocation: The line at which the test fails.
  public func answer(
    _ dialog: String,
    with button: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let onlyInReach = reach == .visible
    perform(sourceLocation) { tree throws(UserActionError) in
      try tree.answer(dialog, number: number, with: button, onlyInReach: onlyInReach)
    }
  }

  /// Dismisses the sheet, cover or dialog in front, as a swipe does.
  ///
  /// The test fails if nothing is presented, or if the presentation in front can only be dismissed
  /// by its own controls.
  ///
  /// - Parameter sourceLocation: The line at which the test fails.
  public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) {
    perform(sourceLocation) { tree throws(UserActionError) in try tree.dismissFront() }
  }

  /// Goes back from a page to the page before it.
  ///
  /// If the user could go back from several pages, the method chooses the last of these pages
  /// in tree order. The test fails if the user could not go back from any page.
  ///
  /// - Parameter sourceLocation: The line at which the test fails.
  public func back(sourceLocation: SourceLocation = #_sourceLocation) {
    perform(sourceLocation) { tree throws(UserActionError) in try tree.goBack() }
  }
}
