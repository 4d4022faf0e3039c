import AmbientCore
import AmbientFoundation
import Foundation

struct FormattedValue<F: FormatStyle>: DeferredArgument
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  /// Returns the value in the locale of the environment.
  ///
  /// If no host has set a locale, the format keeps its own locale.
  func string(in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    return (locale.identifier.isEmpty ? format : format.locale(locale)).format(input)
  }
}

/// A value with a formatter.
///
/// The formatter keeps its own locale.
struct ObjectFormat: DeferredArgument {
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

struct StyledDate: DeferredArgument {
  let date: Date
  let style: Text.DateStyle

  var isLive: Bool { style.isLive }

  func string(in environment: EnvironmentValues) -> String {
    style.string(for: date, in: environment)
  }
}
