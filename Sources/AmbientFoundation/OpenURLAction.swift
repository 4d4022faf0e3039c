import AmbientEnvironment
package import AmbientSupport
public import Foundation

/// An action that opens URLs: it calls the handler that an ancestor set, or else the host.
///
/// ```swift
/// Shelf().environment(\.openURL, OpenURLAction { url in
///   url.scheme == "book" ? .handled : .systemAction
/// })
/// ```
///
/// - Invalidation: A handler that a body creates again at each run does not invalidate readers. A
///   call uses the newest handler.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of a handler.
  public struct Result: Sendable {
    fileprivate enum Outcome {
      case handled
      case discarded
      /// The host opens this URL; nil for the URL that the handler received.
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The handler opened the URL.
    public static let handled = Result(outcome: .handled)
    /// The URL is not opened.
    public static let discarded = Result(outcome: .discarded)
    /// The host opens the URL.
    public static let systemAction = Result(outcome: .system(nil))
    /// Returns the result that makes the host open another URL.
    ///
    /// - Parameter url: The URL to open instead.
    /// - Returns: The result.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }

    /// Returns the result that makes the host open a URL.
    ///
    /// - Parameters:
    ///   - url: The URL to open instead; nil for the original URL.
    ///   - prefersInApp: Accepted without effect: the host decides where the URL opens.
    /// - Returns: The result.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(outcome: .system(url))
    }
  }

  package typealias Handler = @MainActor (URL) -> Result

  /// The handler that an ancestor set; nil if the host opens all URLs.
  package nonisolated let handler: NewestAction<Handler>?

  /// The host's opener, from the environment in which the action is read.
  package nonisolated let opener: URLOpener?

  package nonisolated init(handler: NewestAction<Handler>?, opener: URLOpener?) {
    self.handler = handler
    self.opener = opener
  }

  /// Creates an action that calls a handler first.
  ///
  /// - Parameter handler: A function that opens a URL, discards it, or leaves it to the host.
  @preconcurrency
  public init(handler: @escaping (URL) -> Result) {
    self.init(handler: NewestAction { url in handler(url) }, opener: nil)
  }

  /// Opens a URL, and does not report whether the URL was accepted.
  ///
  /// - Parameter url: The URL.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, and does not report whether the URL was accepted.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - prefersInApp: Accepted without effect: the host decides where the URL opens.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }

  /// Opens a URL and reports whether the URL was accepted.
  ///
  /// The host never opens files. If the handler leaves the URL to a host without an opener, a
  /// warning is printed and `completion` is not called.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: A function that is called with true if the handler or the host accepted the
  ///     URL, and with false otherwise.
  public func callAsFunction(
    _ url: URL,
    completion: @escaping (_ accepted: Bool) -> Void
  ) {
    guard let handler else {
      guard let opener else { return completion(false) }
      return opener.open(url, completion)
    }
    switch handler.newest(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      guard let opener else {
        return Diagnostic.noSystemAction(url: (other ?? url).absoluteString).warn()
      }
      opener.open(other ?? url, completion)
    }
  }
}
