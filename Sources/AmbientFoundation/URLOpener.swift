public import AmbientEnvironment
import AmbientSupport
import AmbientTaskScopes
public import Foundation

/// A function of the host that opens URLs.
///
/// ```swift
/// tree.environment.urlOpener = URLOpener { url, completion in
///   completion(browser.open(url))
/// }
/// ```
@MainActor
public final class URLOpener {
  private nonisolated let opening: @MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void

  /// Creates an opener from a function.
  ///
  /// - Parameter opening: A function that opens a URL. It calls its second argument with true if
  ///   the URL was accepted, and with false otherwise.
  public init(opening: @escaping (URL, @escaping (_ accepted: Bool) -> Void) -> Void) {
    self.opening = { url, completion in opening(url) { completion($0) } }
  }

  #if os(macOS) || !canImport(Darwin)
  /// Creates an opener that runs a program with the URL as its last argument.
  ///
  /// The URL is accepted if the program ends with the status 0.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments that precede the URL.
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

  /// An opener that opens URLs as the user's desktop does.
  ///
  /// Code outside of views uses this opener by default, except in previews and tests.
  public nonisolated static let ofDesktop = URLOpener(running: "/usr/bin/env", desktopCommand)

  private nonisolated static var desktopCommand: String {
    #if canImport(Darwin)
    "open"
    #else
    "xdg-open"
    #endif
  }
  #endif

  /// Opens a URL.
  ///
  /// The URL of a file is not passed to the host, and counts as not accepted.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: The closure that receives the answer: whether the host accepts the URL.
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
  /// The function of the host that opens URLs; nil if the host opens none.
  public var urlOpener: URLOpener? {
    get { self[URLOpenerKey.self] }
    set { self[URLOpenerKey.self] = newValue }
  }

  /// The action that opens URLs.
  ///
  /// If the handler of the action leaves a URL to the system, the host opens the URL. The handlers
  /// of outer ancestors are not called.
  public var openURL: OpenURLAction {
    get { OpenURLAction(handler: self[URLHandlerKey.self], opener: urlOpener) }
    set { self[URLHandlerKey.self] = newValue.handler }
  }
}
