import AmbientCore
import AmbientFoundation
import Foundation

/// A value, and the format style that turns the value into characters.
struct FormattedValue<F: FormatStyle>: DeferredArgument
where F.FormatInput: Equatable, F.FormatOutput: FormattedCharacters {
  let input: F.FormatInput
  let format: F

  /// Returns the formatted value, in the locale of the environment.
  ///
  /// If the environment has no locale, the format keeps its own locale.
  func parts(in environment: EnvironmentValues, over style: CharacterStyle) -> [StyledString] {
    let locale = environment.locale
    let format = locale.identifier.isEmpty ? format : format.locale(locale)
    return format.format(input).parts(over: style)
  }
}

/// The result of a format style: a string, or a string with attributes.
protocol FormattedCharacters {
  /// Returns the characters in parts that have one style each.
  ///
  /// - Parameter style: The style of the surrounding text. A part has the properties of this style
  ///   that its own attributes do not set.
  /// - Returns: The parts, in order.
  func parts(over style: CharacterStyle) -> [StyledString]
}

extension String: FormattedCharacters {
  func parts(over style: CharacterStyle) -> [StyledString] {
    [StyledString(string: self, style: style)]
  }
}

extension AttributedString: FormattedCharacters {
  func parts(over style: CharacterStyle) -> [StyledString] {
    parts.map { StyledString(string: $0.string, style: $0.style.merged(over: style)) }
  }
}

/// A value, and the formatter that turns the value into characters.
///
/// The formatter keeps its own locale. If the formatter is nil, the characters are the description
/// of the value.
struct ObjectFormat: DeferredString {
  let subject: AnyHashable
  let formatter: Formatter?

  init(_ subject: AnyHashable, _ formatter: Formatter?) {
    self.subject = subject
    self.formatter = formatter
  }

  func string(in environment: EnvironmentValues) -> String {
    let value = subject.base
    return formatter.map { $0.string(for: value) ?? "" } ?? String(describing: value)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.subject == rhs.subject && lhs.formatter === rhs.formatter
  }
}

/// A date that a text shows in a form such as `.time`.
struct StyledDate: DeferredString {
  let date: Date
  let style: Text.DateStyle

  var isLive: Bool { style.isLive }

  func string(in environment: EnvironmentValues) -> String {
    style.string(for: date, in: environment)
  }
}
