#if !canImport(Darwin)
public import Foundation

extension URL.FormatStyle {
  /// A rule that decides whether a style writes the host of a URL, and which part of the host.
  public struct HostDisplayOption: Codable, Hashable, Sendable {
    private var condition: URLPartCondition
    private var omitted: Set<String> = []
    private var omitsInner = false

    /// Writes the whole host in each URL.
    public static var always: Self { Self(condition: .always) }

    /// The option that never writes the host.
    public static var never: Self { Self(condition: .never) }

    /// Writes the whole host in URLs whose scheme is neither `http` nor `https`.
    public static var omitIfHTTPFamily: Self { Self(condition: .omitIfHTTPFamily) }

    /// Writes the whole host in URLs in which `component` has one of the given values.
    ///
    /// - Parameters:
    ///   - component: The part of the URL that is compared with `matches`.
    ///   - matches: The values.
    /// - Returns: The rule.
    public static func displayWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(condition: .display(component, matches))
    }

    /// Writes the whole host in URLs in which `component` has none of the given values.
    ///
    /// - Parameters:
    ///   - component: The part of the URL that is compared with `matches`.
    ///   - matches: The values.
    /// - Returns: The rule.
    public static func omitWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(condition: .omit(component, matches))
    }

    /// Writes the host without some subdomains, such as `www` in `www.example.com`.
    ///
    /// - Parameters:
    ///   - subdomains: Names such as `www`. If the first part of a host is one of these names, the
    ///     part is left out. A host with only two parts, such as `example.com`, is written in full.
    ///   - omitMultiLevelSubdomains: Whether a host with more than three parts is shortened to the
    ///     last two parts, such as `shop.eu.example.com` to `example.com`. An IP address is written
    ///     in full.
    /// - Returns: The rule.
    public static func omitSpecificSubdomains(
      _ subdomains: Set<String> = [],
      includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
    ) -> Self {
      Self(condition: .always, omitted: subdomains, omitsInner: omitMultiLevelSubdomains)
    }

    /// Returns the text to write for the host; nil if no host is written.
    func text(in parts: URLParts) -> String? {
      guard condition.isMet(by: parts), let host = parts[.host] else { return nil }
      var names = host.split(separator: ".", omittingEmptySubsequences: false)
      // An IP address has no subdomains.
      if host.contains(":") { return host }
      if let last = names.last, !last.isEmpty, last.allSatisfy(\.isNumber) { return host }
      if omitsInner, names.count > 3 {
        names = names.suffix(2)
      } else if names.count > 2, let first = names.first, omitted.contains(String(first)) {
        names.removeFirst()
      }
      return names.joined(separator: ".")
    }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var style = self
    change(&style)
    return style
  }

  /// Returns the style with another rule for the scheme.
  ///
  /// - Parameter strategy: When the scheme is written.
  /// - Returns: The style.
  public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.scheme = strategy }
  }

  /// Returns the style with another rule for the user.
  ///
  /// - Parameter strategy: When the user is written.
  /// - Returns: The style.
  public func user(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.user = strategy }
  }

  /// Returns the style with another rule for the password.
  ///
  /// - Parameter strategy: When the password is written.
  /// - Returns: The style.
  public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.password = strategy }
  }

  /// Returns the style with another rule for the host.
  ///
  /// - Parameter strategy: When the host is written, and how much of it.
  /// - Returns: The style.
  public func host(_ strategy: HostDisplayOption = .always) -> Self {
    with { $0.host = strategy }
  }

  /// Returns the style with another rule for the port.
  ///
  /// - Parameter strategy: When the port is written.
  /// - Returns: The style.
  public func port(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.port = strategy }
  }

  /// Returns the style with another rule for the path.
  ///
  /// - Parameter strategy: When the path is written.
  /// - Returns: The style.
  public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.path = strategy }
  }

  /// Returns the style with another rule for the query.
  ///
  /// - Parameter strategy: When the query is written.
  /// - Returns: The style.
  public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.query = strategy }
  }

  /// Returns the style with another rule for the fragment.
  ///
  /// - Parameter strategy: When the fragment is written.
  /// - Returns: The style.
  public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.fragment = strategy }
  }
}
#endif
