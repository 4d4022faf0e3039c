public import AmbientCore

/// The way in which dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
  let name: String

  /// Dictation begins when the user presses the microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// Dictation begins when the user looks at the microphone.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// The way in which the user dictates a text.
public struct TextInputDictationBehavior: Hashable, Sendable {
  /// The value of the attribute `dictation`; nil if the host decides.
  let name: String?

  /// The host decides whether the search field offers dictation.
  public static let automatic = TextInputDictationBehavior(name: nil)

  /// The user dictates with a microphone that is shown in the field.
  ///
  /// - Parameter activation: The way in which dictation begins.
  /// - Returns: The behavior.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline \(activation.name)")
  }
}

extension View {
  /// Sets the way in which the user dictates searches in the view.
  ///
  /// - Parameters:
  ///   - dictationBehavior: The way in which the user dictates.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.searchTraits.dictation, dictationBehavior.name, fileID: fileID, line: line)
  }

  /// The form of `searchDictationBehavior(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func searchDictationBehavior(
    _asFunction dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    searchDictationBehavior(dictationBehavior, fileID: "", line: 0)
  }
}
