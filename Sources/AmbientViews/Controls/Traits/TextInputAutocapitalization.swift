#if canImport(UIKit)
public import UIKit
#endif

/// The letters that become capitals while the user types.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  /// The keyboard capitalizes no letters by itself.
  public static var never: TextInputAutocapitalization { Self(name: "never") }
  /// The keyboard capitalizes the first letter of each word.
  public static var words: TextInputAutocapitalization { Self(name: "words") }
  /// The keyboard capitalizes the first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { Self(name: "sentences") }
  /// The keyboard capitalizes all letters.
  public static var characters: TextInputAutocapitalization { Self(name: "characters") }

  private init(name: String) { self.name = name }

  /// Creates the value that corresponds to a value of UIKit; nil for an unknown value.
  ///
  /// - Parameter type: The value of UIKit.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    #if canImport(UIKit)
    @unknown default: return nil
    #endif
    }
  }
}

/// How far the writing tools of the system may change the text that the user edits.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String

  /// The host decides which writing tools it offers.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The tools may replace the text that the user edits.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The tools show their result beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// The host offers no writing tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
