#if !canImport(Darwin)
import Foundation

/// The percent-decoded parts of a URL.
struct URLParts {
  private let components: URLComponents?

  init(_ url: URL) { components = URLComponents(url: url, resolvingAgainstBaseURL: true) }

  /// The text of a part; nil if the part is missing or empty.
  subscript(component: URL.FormatStyle.Component) -> String? {
    let text: String? =
      switch component {
      case .scheme: components?.scheme
      case .user: components?.user
      case .password: components?.password
      case .host: components?.host
      case .port: components?.port.map(String.init)
      case .path: components?.path
      case .query: components?.query
      case .fragment: components?.fragment
      }
    return text?.isEmpty == true ? nil : text
  }

  var isHTTP: Bool { ["http", "https"].contains(self[.scheme]?.lowercased()) }
}

/// The condition under which a part of a URL is written.
enum URLPartCondition: Codable, Hashable, Sendable {
  case always, never, omitIfHTTPFamily
  case display(URL.FormatStyle.Component, Set<String>)
  case omit(URL.FormatStyle.Component, Set<String>)

  func isMet(by parts: URLParts) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .omitIfHTTPFamily: !parts.isHTTP
    case .display(let component, let values): parts[component].map(values.contains) ?? false
    case .omit(let component, let values): !(parts[component].map(values.contains) ?? false)
    }
  }
}
#endif
