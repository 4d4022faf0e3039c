public import AmbientCore

/// The line to which a text position between two lines belongs.
///
/// Such a position is both at the end of a line and at the start of the next line. The library
/// stores the affinity in the environment, where views and styles can read it. Hosts do not get the
/// affinity, because no element has an attribute for it.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The host chooses the line.
  case automatic
  /// The position belongs to the line that ends there.
  case upstream
  /// The position belongs to the line that starts there.
  case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
  /// The line to which a text position between two lines belongs.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets the line to which a text position between two lines belongs, for texts in the view.
  ///
  /// - Parameters:
  ///   - affinity: The line to which such a position belongs.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change runs the bodies that read `textSelectionAffinity`.
  /// - Note: Ambient only stores this for views that read it.
  public nonisolated func textSelectionAffinity(
    _ affinity: TextSelectionAffinity,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textSelectionAffinity, affinity, fileID: fileID, line: line)
  }
}
