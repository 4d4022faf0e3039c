#if !canImport(Darwin)
public import Foundation

extension URL {
  /// Writes the important parts of URLs.
  ///
  /// By default, the style writes the scheme, the host and the path. If the scheme is neither
  /// `http` nor `https`, the style also writes the port:
  ///
  /// ```swift
  /// let url = URL(string: "https://www.example.com/plants?sort=name")!
  /// url.formatted()                                   // https://www.example.com/plants
  /// url.formatted(.url.scheme(.never).path(.never))   // www.example.com
  /// ```
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A part of a URL.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    /// A rule that decides in which URLs a style writes a part.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      let condition: URLPartCondition

      /// Writes the part in each URL that has the part.
      public static var always: Self { Self(condition: .always) }

      /// The option that never writes the part.
      public static var never: Self { Self(condition: .never) }

      /// Writes the part in URLs whose scheme is neither `http` nor `https`.
      public static var omitIfHTTPFamily: Self { Self(condition: .omitIfHTTPFamily) }

      /// Writes the part in URLs in which `component` has one of the given values.
      ///
      /// - Parameters:
      ///   - component: The part of the URL whose value decides.
      ///   - matches: The values.
      /// - Returns: The rule.
      public static func displayWhen(_ component: Component, matches: Set<String>) -> Self {
        Self(condition: .display(component, matches))
      }

      /// Writes the part in URLs in which `component` has none of the given values.
      ///
      /// - Parameters:
      ///   - component: The part of the URL whose value decides.
      ///   - matches: The values.
      /// - Returns: The rule.
      public static func omitWhen(_ component: Component, matches: Set<String>) -> Self {
        Self(condition: .omit(component, matches))
      }
    }

    var scheme: ComponentDisplayOption
    var user: ComponentDisplayOption
    var password: ComponentDisplayOption
    var host: HostDisplayOption
    var port: ComponentDisplayOption
    var path: ComponentDisplayOption
    var query: ComponentDisplayOption
    var fragment: ComponentDisplayOption

    /// Creates a style from a rule for each part.
    ///
    /// - Parameters:
    ///   - scheme: When the scheme is written.
    ///   - user: When the user is written.
    ///   - password: When the password is written.
    ///   - host: When the host is written, and how much of it.
    ///   - port: When the port is written.
    ///   - path: When the path is written.
    ///   - query: When the query is written.
    ///   - fragment: When the fragment is written.
    public init(
      scheme: ComponentDisplayOption = .always,
      user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never,
      host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily,
      path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never,
      fragment: ComponentDisplayOption = .never
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

    /// Returns a URL as text.
    ///
    /// - Parameter value: The URL.
    /// - Returns: The text.
    public func format(_ value: URL) -> String {
      let parts = URLParts(value)
      func shown(_ component: Component, _ option: ComponentDisplayOption) -> String? {
        option.condition.isMet(by: parts) ? parts[component] : nil
      }
      var text = ""
      if let host = host.text(in: parts) {
        if let user = shown(.user, user) {
          text += user + (shown(.password, password).map { ":" + $0 } ?? "") + "@"
        }
        text += host
        if let port = shown(.port, port) { text += ":" + port }
      }
      if let scheme = shown(.scheme, scheme) {
        text = scheme + (parts[.host] == nil && scheme != "file" ? ":" : "://") + text
      }
      text += shown(.path, path) ?? ""
      if let query = shown(.query, query) { text += "?" + query }
      if let fragment = shown(.fragment, fragment) { text += "#" + fragment }
      return text
    }
  }

  /// Returns the URL in the default style.
  public func formatted() -> String { formatted(.url) }

  /// Returns the URL in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The text.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// The default style for URLs.
  public static var url: Self { URL.FormatStyle() }
}
#endif
