public import AmbientCore

#if canImport(UIKit)
public import UIKit
#endif

/// Modifiers for the text input of fields and editors.
///
/// - Invalidation: A change updates the elements of the fields in the view; no body runs.
extension View {
  /// Sets the keys that an on-screen keyboard shows for the fields in the view.
  ///
  /// - Parameters:
  ///   - type: The kind of keyboard.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func keyboardType(
    _ type: UIKeyboardType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.input.keyboard, type, fileID: fileID, line: line)
  }

  /// Sets the kind of text in the fields of the view, such as an address; nil for any text.
  ///
  /// - Parameters:
  ///   - textContentType: The kind of text; nil for any text.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func textContentType(
    _ textContentType: UITextContentType?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.input.contentType, textContentType, fileID: fileID, line: line)
  }

  /// Sets which letters become capitals in the fields in the view; nil for the default of the host.
  ///
  /// - Parameters:
  ///   - autocapitalization: Which letters become capitals; nil for the default of the host.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.controlTraits.input.capitalization,
      autocapitalization,
      fileID: fileID,
      line: line
    )
  }

  /// Sets which letters become capitals in the fields in the view.
  ///
  /// This function is the older form of ``textInputAutocapitalization(_:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - style: Which letters become capitals.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style), fileID: fileID, line: line)
  }

  /// Sets how far the writing tools of the system may change the texts in the view.
  ///
  /// - Parameters:
  ///   - behavior: How far the writing tools may change the texts.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func writingToolsBehavior(
    _ behavior: WritingToolsBehavior,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.input.writingTools, behavior, fileID: fileID, line: line)
  }

  /// Sets whether the fields and editors in the view show a control for the writing tools of the
  /// system.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func writingToolsAffordanceVisibility(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.controlTraits.input.writingToolsAffordance,
      visibility,
      fileID: fileID,
      line: line
    )
  }

  /// Sets whether finding text is disabled in the editors in the view.
  ///
  /// Where finding is disabled, replacing is disabled too. If an ancestor disables finding, a
  /// descendant cannot enable it again.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether finding is disabled.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func findDisabled(
    _ isDisabled: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.input.disablesFinding, isDisabled, fileID: fileID, line: line)
  }

  /// Sets whether replacing text is disabled in the editors in the view.
  ///
  /// If an ancestor disables replacing, a descendant cannot enable it again.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether replacing is disabled.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func replaceDisabled(
    _ isDisabled: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.input.disablesReplacing, isDisabled, fileID: fileID, line: line)
  }
}
