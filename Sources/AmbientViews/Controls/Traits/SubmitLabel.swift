public import AmbientCore

/// The label of the key that submits the text of a field.
///
/// The host chooses the wording of each label.
public struct SubmitLabel: Hashable, Sendable {
  let name: String

  /// The label "Done": the user has finished.
  public static let done = SubmitLabel(name: "done")
  /// The label "Go": the text starts something, such as loading a page.
  public static let go = SubmitLabel(name: "go")
  /// The label "Send": the text is sent.
  public static let send = SubmitLabel(name: "send")
  /// The label "Join": the user joins something, such as a network.
  public static let join = SubmitLabel(name: "join")
  /// The label "Route": the text is a destination to find a route to.
  public static let route = SubmitLabel(name: "route")
  /// The label "Search": the text is a query.
  public static let search = SubmitLabel(name: "search")
  /// The submit key has the label "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// The label "Next": another field follows.
  public static let next = SubmitLabel(name: "next")
  /// The label "Continue": another step follows.
  public static let `continue` = SubmitLabel(name: "continue")
}

private struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel? { nil }
}

extension EnvironmentValues {
  /// The label of the key that submits the text of a field; nil for the default of the host.
  var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets the label of the key that submits the text of the fields in the view.
  ///
  /// Hosts see the label as the attribute `submitLabel` of each ``TextField`` and ``SecureField``.
  ///
  /// - Parameters:
  ///   - submitLabel: The label of the key.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the fields in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func submitLabel(
    _ submitLabel: SubmitLabel,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.submitLabel, submitLabel, fileID: fileID, line: line)
  }
}
