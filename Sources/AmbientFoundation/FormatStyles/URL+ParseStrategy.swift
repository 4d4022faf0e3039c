#if !canImport(Darwin)
public import Foundation

extension URL {
  /// Reads URLs from texts, with a rule for each part of a URL.
  ///
  /// By default, a text must have a scheme and a host. A part with a default value may be missing:
  ///
  /// ```swift
  /// let strategy = URL.ParseStrategy().scheme(.defaultValue("https"))
  /// let url = try URL("www.example.com/plants", strategy: strategy)
  /// // https://www.example.com/plants
  /// ```
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// A rule for one part of a URL: required, optional, or with a default value.
    public enum ComponentParseStrategy<Component: Codable & Hashable>: Codable, Hashable,
      CustomStringConvertible
    {
      /// A text without the part is not valid.
      case required
      /// A URL may lack the part.
      case optional
      /// A URL gets this value for the part if the text lacks the part.
      case defaultValue(Component)

      /// The name of the case, with the default value if there is one.
      public var description: String {
        switch self {
        case .required: "required"
        case .optional: "optional"
        case .defaultValue(let value): "defaultValue(\(value))"
        }
      }

      /// Returns the part of the URL that this rule makes from the part in the text.
      ///
      /// - Parameter found: The part in the text; nil if the text lacks the part.
      /// - Returns: The part of the URL; nil if the URL lacks the part.
      /// - Throws: An error if the text lacks a required part.
      fileprivate func value(for found: Component?) throws -> Component? {
        switch self {
        case .optional: return found
        case .defaultValue(let value): return found ?? value
        case .required:
          guard let found else { throw CocoaError(.formatting) }
          return found
        }
      }
    }

    private var scheme: ComponentParseStrategy<String>
    private var user: ComponentParseStrategy<String>
    private var password: ComponentParseStrategy<String>
    private var host: ComponentParseStrategy<String>
    private var port: ComponentParseStrategy<Int>
    private var path: ComponentParseStrategy<String>
    private var query: ComponentParseStrategy<String>
    private var fragment: ComponentParseStrategy<String>

    /// Creates a strategy from a rule for each part.
    ///
    /// - Parameters:
    ///   - scheme: The rule for the scheme.
    ///   - user: The rule for the user.
    ///   - password: The rule for the password.
    ///   - host: The rule for the host.
    ///   - port: The rule for the port.
    ///   - path: The rule for the path.
    ///   - query: The rule for the query.
    ///   - fragment: The rule for the fragment.
    public init(
      scheme: ComponentParseStrategy<String> = .required,
      user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional,
      host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional,
      path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional,
      fragment: ComponentParseStrategy<String> = .optional
    ) {
      self.scheme = scheme
      self.user = user
      self.password = password
      self.host = host
      self.port = port
      self.path = path
      self.query = query
      self.fragment = fragment
    }

    /// Returns the URL of a text.
    ///
    /// A text without a scheme begins with the host, or with the user and the host, unless its
    /// first character is `/`, `?` or `#`.
    ///
    /// - Parameter value: The text.
    /// - Returns: The URL.
    /// - Throws: A `CocoaError` with the code `formatting`, if the text is not a URL, or lacks a
    ///   required part.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard var parts = URLComponents(string: Self.completed(text)),
        parts.host?.contains(where: \.isWhitespace) != true
      else { throw CocoaError(.formatting) }
      func nonempty(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }
      parts.host = try host.value(for: nonempty(parts.host))
      parts.user = try user.value(for: nonempty(parts.user))
      parts.password = try password.value(for: nonempty(parts.password))
      parts.port = try port.value(for: parts.port)
      parts.query = try query.value(for: nonempty(parts.query))
      parts.fragment = try fragment.value(for: nonempty(parts.fragment))
      let path = try path.value(for: nonempty(parts.path)) ?? ""
      parts.path = parts.host == nil || path.isEmpty || path.hasPrefix("/") ? path : "/" + path
      let scheme = try scheme.value(for: nonempty(parts.scheme))
      if let scheme, !Self.isScheme(scheme[...]) { throw CocoaError(.formatting) }
      parts.scheme = scheme
      guard let url = parts.url else { throw CocoaError(.formatting) }
      return url
    }

    /// Puts two slashes before a text without a scheme, unless it begins with `/`, `?` or `#`.
    private static func completed(_ text: String) -> String {
      if text.isEmpty || text.hasPrefix("/") || text.hasPrefix("?") || text.hasPrefix("#") {
        return text
      }
      let end = text.firstIndex { ":/?#@".contains($0) }
      guard let end, text[end] == ":", isScheme(text[..<end]) else { return "//" + text }
      let rest = text[text.index(after: end)...]
      let isPort = rest.first != "+" && UInt16(rest.prefix { !"/?#".contains($0) }) != nil
      return isPort ? "//" + text : text
    }

    private static func isScheme(_ text: Substring) -> Bool {
      guard let first = text.first, first.isASCII, first.isLetter else { return false }
      return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
  }

  /// Creates a URL by reading a value with a strategy.
  ///
  /// - Parameters:
  ///   - value: The value, such as a string.
  ///   - strategy: The strategy, such as a ``ParseStrategy``.
  /// - Throws: The error that the strategy throws if the strategy cannot read the value.
  public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws
  where T.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

extension URL.ParseStrategy {
  private func with(_ change: (inout Self) -> Void) -> Self {
    var strategy = self
    change(&strategy)
    return strategy
  }

  /// Returns the strategy with another rule for the scheme.
  ///
  /// - Parameter strategy: The new rule for the scheme.
  /// - Returns: The strategy.
  public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
    with { $0.scheme = strategy }
  }

  /// Returns the strategy with another rule for the user.
  ///
  /// - Parameter strategy: The new rule for the user.
  /// - Returns: The strategy.
  public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
    with { $0.user = strategy }
  }

  /// Returns the strategy with another rule for the password.
  ///
  /// - Parameter strategy: The new rule for the password.
  /// - Returns: The strategy.
  public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
    with { $0.password = strategy }
  }

  /// Returns the strategy with another rule for the host.
  ///
  /// - Parameter strategy: The new rule for the host.
  /// - Returns: The strategy.
  public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
    with { $0.host = strategy }
  }

  /// Returns the strategy with another rule for the port.
  ///
  /// - Parameter strategy: The new rule for the port.
  /// - Returns: The strategy.
  public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self {
    with { $0.port = strategy }
  }

  /// Returns the strategy with another rule for the path.
  ///
  /// - Parameter strategy: The new rule for the path.
  /// - Returns: The strategy.
  public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
    with { $0.path = strategy }
  }

  /// Returns the strategy with another rule for the query.
  ///
  /// - Parameter strategy: The new rule for the query.
  /// - Returns: The strategy.
  public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
    with { $0.query = strategy }
  }

  /// Returns the strategy with another rule for the fragment.
  ///
  /// - Parameter strategy: The new rule for the fragment.
  /// - Returns: The strategy.
  public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
    with { $0.fragment = strategy }
  }
}

extension URL.ParseStrategy.ComponentParseStrategy: Sendable where Component: Sendable {}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// Reads URLs that have a scheme and a host.
  public static var url: Self { URL.ParseStrategy() }
}

extension URL.FormatStyle: ParseableFormatStyle {
  /// The strategy that reads URLs with a scheme and a host.
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}
#endif
