public import AmbientCore

/// What the key says with which the user submits a text.
public struct SubmitLabel: Hashable, Sendable {
  let name: String

  /// It says that all is done.
  public static let done = SubmitLabel(name: "done")
  /// It says that something begins.
  public static let go = SubmitLabel(name: "go")
  /// It says that the text is sent.
  public static let send = SubmitLabel(name: "send")
  /// It says that the user takes part.
  public static let join = SubmitLabel(name: "join")
  /// It says that a way is looked for.
  public static let route = SubmitLabel(name: "route")
  /// It says that something is looked for.
  public static let search = SubmitLabel(name: "search")
  /// It says return.
  public static let `return` = SubmitLabel(name: "return")
  /// It says that another field follows.
  public static let next = SubmitLabel(name: "next")
  /// It says that it goes on.
  public static let `continue` = SubmitLabel(name: "continue")
}

private struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel? { nil }
}

extension EnvironmentValues {
  /// What the key says with which a text is submitted; nil for the usual.
  var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets what the key says with which the user submits the texts in the view.
  public nonisolated func submitLabel(
    _ submitLabel: SubmitLabel,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.submitLabel, submitLabel, fileID: fileID, line: line)
  }
}
