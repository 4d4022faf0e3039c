public import AmbientCore

/// To which side a place in a text belongs that is at the end of one line and the beginning of the next.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As is usual.
  case automatic
  /// To what is in front of it.
  case upstream
  /// To what is behind it.
  case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
  /// To which side a place belongs that is between two lines.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets to which side a place belongs that is between two lines of the texts in the view.
  public nonisolated func textSelectionAffinity(
    _ affinity: TextSelectionAffinity,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textSelectionAffinity, affinity, fileID: fileID, line: line)
  }
}
