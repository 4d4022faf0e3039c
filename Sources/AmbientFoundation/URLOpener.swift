public import AmbientEnvironment
import AmbientSupport
import AmbientTaskScopes
public import Foundation

/// How a host opens URLs that the program leaves to it.
///
/// ```swift
/// tree.environment.urlOpener = URLOpener { url, completion in
///   completion(browser.open(url))
/// }
/// ```
@MainActor
public final class URLOpener {
  private nonisolated let opening: @MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void

  /// Makes an opener of a function, which says at some time whether it accepted the URL.
  public init(opening: @escaping (URL, @escaping (_ accepted: Bool) -> Void) -> Void) {
    self.opening = { url, completion in opening(url) { completion($0) } }
  }

  #if os(macOS) || !canImport(Darwin)
  /// Makes an opener that runs a program with the URL as its last argument; a URL is accepted when the
  /// program ends without a failure.
  public nonisolated init(running program: String, _ arguments: String...) {
    opening = { url, completion in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments + [url.absoluteString]
      process.terminationHandler = { process in
        let isAccepted = process.terminationStatus == 0
        Task { @MainActor in completion(isAccepted) }
      }
      do { try process.run() } catch { completion(false) }
    }
  }

  /// Opens URLs as the user's desktop does: what code finds that no host shows.
  public nonisolated static let ofDesktop = URLOpener(running: "/usr/bin/env", desktopCommand)

  private nonisolated static var desktopCommand: String {
    #if canImport(Darwin)
    "open"
    #else
    "xdg-open"
    #endif
  }
  #endif

  /// Opens a URL; files are refused before the host is asked.
  func open(_ url: URL, _ completion: @escaping (_ accepted: Bool) -> Void) {
    if url.isFileURL { completion(false) } else { opening(url) { completion($0) } }
  }
}

private enum URLOpenerKey: ContextualKey, NamedKey {
  static let name = "urlOpener"
  static var defaultValue: URLOpener? { nil }

  static func makeDefault(in context: DependencyContext) -> URLOpener? {
    #if os(macOS) || !canImport(Darwin)
    context == .live ? .ofDesktop : nil
    #else
    nil
    #endif
  }
}

private enum URLHandlerKey: ContextualKey, NamedKey {
  static let name = "openURL"
  static var defaultValue: NewestAction<OpenURLAction.Handler>? { nil }

  static func makeDefault(
    in context: DependencyContext
  ) -> NewestAction<OpenURLAction.Handler>? {
    ofSystem(nil, in: context)
  }
}

extension EnvironmentValues {
  /// How the host opens URLs; nil if it does not.
  public var urlOpener: URLOpener? {
    get { self[URLOpenerKey.self] }
    set { self[URLOpenerKey.self] = newValue }
  }

  /// What opens URLs.
  ///
  /// An action that leaves a URL to the system leaves it to the host: actions that were set further out
  /// are not asked.
  public var openURL: OpenURLAction {
    get { OpenURLAction(handler: self[URLHandlerKey.self], opener: urlOpener) }
    set { self[URLHandlerKey.self] = newValue.handler }
  }
}
