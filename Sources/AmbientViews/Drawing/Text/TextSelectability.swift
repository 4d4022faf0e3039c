public import AmbientCore

/// Whether the user can select the characters of a text.
public protocol TextSelectability {
  /// Whether the user can select characters.
  static var allowsSelection: Bool { get }
}

/// The user can select the characters of a text.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// Whether the user can select characters: always true.
  public static let allowsSelection = true
}

/// The user cannot select the characters of a text.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// Whether the user can select characters: always false.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The user can select the characters of a text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The user cannot select the characters of a text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether the user can select the characters of the texts in the view.
  ///
  /// A text that the user can select has the attribute `selectable`.
  ///
  /// - Parameters:
  ///   - selectability: Whether the user can select characters.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the descriptions of the texts in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func textSelection<S: TextSelectability>(
    _ selectability: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.isSelectable, S.allowsSelection, fileID: fileID, line: line)
  }
}
