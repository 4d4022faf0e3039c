import AmbientEnvironment
package import AmbientSupport
public import Foundation

/// Opens a URL: in the way an ancestor set, or as the host does.
///
/// ```swift
/// Shelf().environment(\.openURL, OpenURLAction { url in
///   url.scheme == "book" ? .handled : .systemAction
/// })
/// ```
///
/// - Invalidation: A handler that the view around it makes anew in each run wakes no reader; a call
///   calls the newest one.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of a URL.
  public struct Result: Sendable {
    fileprivate enum Outcome {
      case handled
      case discarded
      /// It is left to the host, or another one in its place.
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The handler opened it.
    public static let handled = Result(outcome: .handled)
    /// Nobody opens it.
    public static let discarded = Result(outcome: .discarded)
    /// The host is to open it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The host is to open another one in its place.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  package typealias Handler = @MainActor (URL) -> Result

  /// What an ancestor set; nil where it is left to the host.
  package nonisolated let handler: NewestAction<Handler>?

  /// What the host does, as it is found where the action is read.
  package nonisolated let opener: URLOpener?

  package nonisolated init(handler: NewestAction<Handler>?, opener: URLOpener?) {
    self.handler = handler
    self.opener = opener
  }

  /// Makes an action that asks a handler first.
  @preconcurrency
  public init(handler: @escaping (URL) -> Result) {
    self.init(handler: NewestAction { url in handler(url) }, opener: nil)
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, and tells whether it was accepted.
  ///
  /// The host never opens files. Where the handler leaves the URL to a host that opens none, there is a
  /// warning, and the completion is not called.
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
