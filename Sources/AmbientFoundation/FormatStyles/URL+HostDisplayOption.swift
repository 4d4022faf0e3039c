#if !canImport(Darwin)
public import Foundation

extension URL.FormatStyle {
  /// A rule that decides in which URLs a style writes the host, and which part of the host.
  public struct HostDisplayOption: Codable, Hashable, Sendable {
    private var condition: URLPartCondition
    private var omitted: Set<String> = []
    private var omitsInner = false

    /// Writes the whole host in each URL.
    public static var always: Self { Self(condition: .always) }

    /// Never writes the host.
    public static var never: Self { Self(condition: .never) }

    /// Writes the whole host in URLs whose scheme is neither `http` nor `https`.
    public static var omitIfHTTPFamily: Self { Self(condition: .omitIfHTTPFamily) }

    /// Writes the whole host in URLs in which `component` has one of the given values.
    public static func displayWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(condition: .display(component, matches))
    }

    /// Writes the whole host in URLs in which `component` has none of the given values.
    public static func omitWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(condition: .omit(component, matches))
    }

    /// Writes the host without some names, such as `www` in `www.example.com`.
    ///
    /// - Parameters:
    ///   - subdomains: The names to leave out if they are at the beginning of the host. A host of
    ///     two names stays as it is.
    ///   - omitMultiLevelSubdomains: Whether hosts of more than three names are shortened to the
    ///     last two names, such as `shop.eu.example.com` to `example.com`.
    /// - Returns: The option.
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

  /// Returns the style with another option for the scheme.
  public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.scheme = strategy }
  }

  /// Returns the style with another option for the user.
  public func user(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.user = strategy }
  }

  /// Returns the style with another option for the password.
  public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.password = strategy }
  }

  /// Returns the style with another option for the host.
  public func host(_ strategy: HostDisplayOption = .always) -> Self {
    with { $0.host = strategy }
  }

  /// Returns the style with another option for the port.
  public func port(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.port = strategy }
  }

  /// Returns the style with another option for the path.
  public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.path = strategy }
  }

  /// Returns the style with another option for the query.
  public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.query = strategy }
  }

  /// Returns the style with another option for the fragment.
  public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.fragment = strategy }
  }
}
#endif
