#if !canImport(UIKit)
/// The keys that an on-screen keyboard shows for a field.
///
/// This type replaces UIKit's type of the same name.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The keyboard with the default keys.
  case `default` = 0
  /// The keyboard for the characters of ASCII.
  case asciiCapable
  /// The keyboard for numbers and punctuation.
  case numbersAndPunctuation
  /// The characters of a URL.
  case URL
  /// The digits of a PIN.
  case numberPad
  /// The digits of a telephone number.
  case phonePad
  /// The characters of a name or a telephone number.
  case namePhonePad
  /// The characters of an email address.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// The characters of a post in a social network.
  case twitter
  /// The characters of a web search.
  case webSearch
  /// The keyboard for the digits of ASCII.
  case asciiCapableNumberPad

  /// Another name for ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The letters that become capitals while the user types, for `autocapitalization(_:)`.
///
/// This type replaces UIKit's type of the same name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// The keyboard capitalizes no letters by itself.
  case none = 0
  /// The keyboard capitalizes the first letter of each word.
  case words
  /// The keyboard capitalizes the first letter of each sentence.
  case sentences
  /// The keyboard capitalizes all letters.
  case allCharacters
}
#else
public import UIKit
#endif

extension UIKeyboardType {
  /// The value of the attribute `keyboard`.
  var name: String {
    switch self {
    case .default: "default"
    case .asciiCapable: "asciiCapable"
    case .numbersAndPunctuation: "numbersAndPunctuation"
    case .URL: "URL"
    case .numberPad: "numberPad"
    case .phonePad: "phonePad"
    case .namePhonePad: "namePhonePad"
    case .emailAddress: "emailAddress"
    case .decimalPad: "decimalPad"
    case .twitter: "twitter"
    case .webSearch: "webSearch"
    case .asciiCapableNumberPad: "asciiCapableNumberPad"
    #if canImport(UIKit)
    @unknown default: "default"
    #endif
    }
  }
}
