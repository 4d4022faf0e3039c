public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Modifiers that describe the text of a view to assistive technologies.
extension View {
  /// Makes the view a heading, and sets the level of the heading.
  ///
  /// - Parameter level: The level; with `.unspecified`, the heading has no level.
  /// - Returns: The modified view.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.headingLevel, Int(level.rawValue))
  }

  /// Sets the kind of the text in the view.
  ///
  /// A screen reader can speak each kind differently.
  ///
  /// - Parameter value: The kind of the text.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.textContentType, value.name)
  }

  /// Sets the names that a user can say to choose the view.
  ///
  /// - Parameter inputLabels: The names; the first name is preferred.
  /// - Returns: The modified view.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabels))
  }

  /// Sets the names that a user can say to choose the view.
  ///
  /// - Parameters:
  ///   - inputLabels: The names; the first name is preferred.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(
      content: self,
      modifier: AccessibilityAttachmentModifier(
        isEnabled ? [.inputLabels(inputLabels)] : []
      )
    )
  }

  /// Sets the names that a user can say to choose the view.
  ///
  /// - Parameter inputLabelKeys: The names; the first name is preferred.
  /// - Returns: The modified view.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// Sets the names that a user can say to choose the view.
  ///
  /// - Parameter inputLabelResources: The names; the first name is preferred.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ inputLabelResources: [LocalizedStringResource]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabelResources.map { Text($0) }))
  }

  /// Sets the names that a user can say to choose the view.
  ///
  /// - Parameters:
  ///   - inputLabelKeys: The names; the first name is preferred.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(
      content: self,
      modifier: AccessibilityAttachmentModifier(
        isEnabled ? [.inputLabels(inputLabelKeys.map { Text($0) })] : []
      )
    )
  }

  /// Sets the names that a user can say to choose the view.
  ///
  /// - Parameter inputLabels: The names; the first name is preferred.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabels.map { Text($0) }))
  }

  /// Sets the names that a user can say to choose the view.
  ///
  /// - Parameters:
  ///   - inputLabelResources: The names; the first name is preferred.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ inputLabelResources: [LocalizedStringResource],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelResources.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the names that a user can say to choose the view.
  ///
  /// - Parameters:
  ///   - inputLabels: The names; the first name is preferred.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(
      content: self,
      modifier: AccessibilityAttachmentModifier(
        isEnabled ? [.inputLabels(inputLabels.map { Text($0) })] : []
      )
    )
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// A kind of text.
///
/// A screen reader can speak each kind differently.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// Text without a special kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Text with the names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Text of messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Prose, such as a story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The code of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table of numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document of a word processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
