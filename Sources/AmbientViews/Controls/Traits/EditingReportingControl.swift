import AmbientCore

/// A control that reports when the user begins and ends a change.
struct EditingReportingControl<Content: View> {
  let onEditingChanged: @MainActor (Bool) -> Void
  let content: (EditingReporter) -> Content

  @State private var reporter = EditingReporter()

  init(
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    content: @escaping (EditingReporter) -> Content
  ) {
    self.onEditingChanged = onEditingChanged
    self.content = content
  }
}

extension EditingReportingControl: View, LibraryView {
  var body: some View {
    reporter.onEditingChanged = onEditingChanged
    return content(reporter)
  }
}

/// An object that reports when the user begins and ends a change of a control.
///
/// A host may report the beginning and the end of a change with `EditingEvent`. Without this
/// report, each new value is a separate change.
@MainActor
final class EditingReporter {
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  /// Whether the host has reported the beginning of a change, and not yet the end.
  private var isHostEditing = false

  nonisolated init() {}

  /// Receives the host's report that a change begins or ends.
  func hostReports(_ isEditing: Bool) {
    guard isEditing != isHostEditing else { return }
    isHostEditing = isEditing
    onEditingChanged?(isEditing)
  }

  func perform(_ action: () -> Void) {
    if !isHostEditing { onEditingChanged?(true) }
    action()
    if !isHostEditing { onEditingChanged?(false) }
  }
}

extension Optional<EditingReporter> {
  /// Performs a change of the control's value.
  ///
  /// An `EditingReporter` reports the beginning of the change before the action, and the end after
  /// the action. During a change that the host reports with `EditingEvent`, the reporter only
  /// performs the action.
  @MainActor func perform(_ action: () -> Void) {
    if let self { self.perform(action) } else { action() }
  }
}
