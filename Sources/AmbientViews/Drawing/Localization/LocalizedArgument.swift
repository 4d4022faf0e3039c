import AmbientCore

/// A value that is interpolated in the key of a text.
enum LocalizedArgument {
  case string(String)
  case number(_FormatNumber)
  /// A text with its own style or its own key.
  case text(Text)
  /// A value whose characters depend on the environment.
  case deferred(any DeferredArgument)

  init(number: some _FormatSpecifiable) { self = .number(number._number) }

  /// The number that determines the plural form; nil if the value is not a number.
  var number: _FormatNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// Whether the characters depend on the current date.
  var isLive: Bool {
    switch self {
    case .text(let text): text.isLive
    case .deferred(let argument): argument.isLive
    case .string, .number: false
    }
  }
}

extension LocalizedArgument: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.string(let lhs), .string(let rhs)): lhs == rhs
    case (.number(let lhs), .number(let rhs)): lhs == rhs
    case (.text(let lhs), .text(let rhs)): lhs == rhs
    case (.deferred(let lhs), .deferred(let rhs)): lhs.equals(rhs)
    default: false
    }
  }
}

/// A value whose characters depend on the environment, such as a date.
protocol DeferredArgument: Equatable {
  /// Whether the characters depend on the current date.
  var isLive: Bool { get }

  /// Returns the characters in parts that have one style each.
  ///
  /// - Parameters:
  ///   - environment: The environment of the text.
  ///   - style: The style of the text around the value.
  /// - Returns: The parts, in order.
  func parts(in environment: EnvironmentValues, over style: CharacterStyle) -> [StyledString]
}

extension DeferredArgument {
  /// False by default, because most values do not depend on the current date.
  var isLive: Bool { false }

  fileprivate func equals(_ other: any DeferredArgument) -> Bool { self == other as? Self }
}

/// A deferred value whose characters have the style of the text around them.
protocol DeferredString: DeferredArgument {
  func string(in environment: EnvironmentValues) -> String
}

extension DeferredString {
  func parts(in environment: EnvironmentValues, over style: CharacterStyle) -> [StyledString] {
    [StyledString(string: string(in: environment), style: style)]
  }
}
