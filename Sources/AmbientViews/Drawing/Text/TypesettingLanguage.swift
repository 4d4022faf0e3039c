public import AmbientCore
public import Foundation

/// The language that determines the line height and the line breaks of a text.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The host chooses the language from the text.
  public static let automatic = TypesettingLanguage(language: nil)

  /// Returns a language that does not depend on the text.
  ///
  /// - Parameter language: The language.
  /// - Returns: The language for typesetting.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }

  /// The value of the attribute `typesettingLanguage`; nil if the host chooses the language.
  var name: String? { language?.maximalIdentifier }
}

extension Text {
  /// Sets the language that determines the line height and the line breaks of the text.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether the modifier sets the language.
  /// - Returns: The text with the language.
  /// - Note: Ambient only passes this on to the host.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language that determines the line height and the line breaks of the text.
  ///
  /// - Parameters:
  ///   - language: The language. With `.automatic`, the host chooses the language.
  ///   - isEnabled: Whether the modifier sets the language.
  /// - Returns: The text with the language.
  /// - Note: Ambient only passes this on to the host.
  public func typesettingLanguage(
    _ language: TypesettingLanguage,
    isEnabled: Bool = true
  ) -> Text {
    isEnabled ? styled { $0.uncommonStyle.language = language } : self
  }
}

extension View {
  /// Sets the language that determines the line height and the line breaks of the texts in the
  /// view.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether the modifier sets the language.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled, fileID: fileID, line: line)
  }

  /// Sets the language that determines the line height and the line breaks of the texts in the
  /// view.
  ///
  /// - Parameters:
  ///   - language: The language. With `.automatic`, the host chooses the language.
  ///   - isEnabled: Whether the modifier sets the language.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage,
    isEnabled: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textStyle.characters.uncommonStyle.languageIfSet,
      isEnabled ? language : nil,
      fileID: fileID,
      line: line
    )
  }

  /// The form of `typesettingLanguage(_:isEnabled:)` without the parameters `fileID` and `line`,
  /// for use as a function value.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether the modifier sets the language.
  /// - Returns: The modified view.
  public nonisolated func typesettingLanguage(
    _asFunction language: Locale.Language,
    isEnabled: Bool
  ) -> some View {
    typesettingLanguage(language, isEnabled: isEnabled, fileID: "", line: 0)
  }

  /// The form of `typesettingLanguage(_:isEnabled:)` without the parameters `fileID` and `line`,
  /// for use as a function value.
  ///
  /// - Parameters:
  ///   - language: The language. With `.automatic`, the host chooses the language.
  ///   - isEnabled: Whether the modifier sets the language.
  /// - Returns: The modified view.
  public nonisolated func typesettingLanguage(
    _asFunction language: TypesettingLanguage,
    isEnabled: Bool
  ) -> some View {
    typesettingLanguage(language, isEnabled: isEnabled, fileID: "", line: 0)
  }
}
