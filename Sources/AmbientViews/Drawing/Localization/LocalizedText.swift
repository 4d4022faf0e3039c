import AmbientCore
import AmbientFoundation
import Foundation

/// A key with the table and the bundle in which it is looked up.
final class LocalizedText: Equatable, @unchecked Sendable {
  // Unchecked: the properties never change. Interpolated values and formatters are only read.
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?

  /// The format that is used if no table has the key; nil if the key is the format.
  let defaultFormat: String?

  /// Whether tables are searched for the key; false for a key that consists of arguments only.
  private let isLookedUp: Bool

  /// Whether an argument depends on the current date.
  let isLive: Bool

  init(
    _ key: LocalizedStringKey,
    default defaultFormat: String? = nil,
    table: String?,
    bundle: Bundle?,
    isLookedUp: Bool = true
  ) {
    self.key = key
    self.defaultFormat = defaultFormat
    self.table = table
    self.bundle = bundle
    self.isLookedUp = isLookedUp
    isLive = key.arguments.contains { $0.isLive }
  }

  static func == (lhs: LocalizedText, rhs: LocalizedText) -> Bool {
    lhs === rhs
      || lhs.key == rhs.key && lhs.table == rhs.table && lhs.bundle == rhs.bundle
        && lhs.isLookedUp == rhs.isLookedUp && lhs.defaultFormat == rhs.defaultFormat
  }

  /// Returns the text for an environment, divided into parts that have one style each.
  ///
  /// - Invalidation: The locale is read only if a table has the key, if an argument depends on the
  ///   locale, or if the text contains words with the attribute `inflect`.
  func parts(in environment: EnvironmentValues) -> [StyledString] {
    formatted(in: environment).parts
  }

  /// Returns the characters for an environment, including Markdown syntax such as asterisks.
  func string(in environment: EnvironmentValues) -> String { formatted(in: environment).string }

  private func formatted(in environment: EnvironmentValues) -> FormattedText {
    if let translation = translation(in: environment) {
      return FormattedText(translation, arguments: key.arguments, environment)
    }
    let format = defaultFormat ?? key.key
    return FormattedText(format: format, arguments: key.arguments, environment)
  }

  /// The text that is shown if the program has no translations: the key with its arguments.
  ///
  /// The property is nil for a text with a bundle, a default format or Markdown. It is also nil if
  /// an argument is not a string, or if the key consists of arguments only. For these texts, call
  /// `string(in:)`.
  var fixedString: String? {
    guard bundle == nil, defaultFormat == nil, isLookedUp || key.arguments.isEmpty else {
      return nil
    }
    var strings: [String] = []
    for argument in key.arguments {
      guard case .string(let string) = argument else { return nil }
      strings.append(string)
    }
    var next = strings.makeIterator()
    var result = ""
    let segments =
      strings.isEmpty ? [.literal(key.key)] : FormatSegment.segments(of: key.key)
    for segment in segments {
      switch segment {
      case .literal(let literal):
        guard !InlineMarkdown.isPossible(in: literal) else { return nil }
        result += literal
      case .argument: result += next.next() ?? ""
      case .substitution: return nil
      }
    }
    return result
  }

  private func translation(in environment: EnvironmentValues) -> LocalizedEntry.Match? {
    guard isLookedUp, !key.key.isEmpty else { return nil }
    let name = table ?? LocalizedStrings.defaultTable
    let strings = [
      bundle.flatMap(BundleStrings.strings(of:)),
      environment.localizedStrings ?? BundleStrings.main,
    ]
    .compactMap(\.self)
    for strings in strings where strings.contains(key.key, in: name) {
      if let match = strings.match(for: key.key, in: name, locale: environment.locale) {
        return match
      }
    }
    if table != nil, !strings.isEmpty, !strings.contains(where: { $0.contains(table: name) }) {
      BundleStrings.reportMissingTable(name, key: key.key, bundle: bundle)
    }
    return nil
  }
}

/// Characters that have the same style.
///
/// An image in a text is the character U+FFFC. Its style has the image.
struct StyledString: Equatable {
  var string: String
  var style = CharacterStyle()
}
