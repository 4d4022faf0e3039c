public import AmbientCore
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
  private let opening: (URL, @escaping (_ accepted: Bool) -> Void) -> Void

  /// Makes an opener of a function, which says at some time whether it accepted the URL.
  public init(opening: @escaping (URL, @escaping (_ accepted: Bool) -> Void) -> Void) {
    self.opening = opening
  }

  /// Opens a URL; files are refused before the host is asked.
  func open(_ url: URL, _ completion: @escaping (_ accepted: Bool) -> Void) {
    if url.isFileURL { completion(false) } else { opening(url, completion) }
  }
}

private struct URLOpenerKey: EnvironmentKey {
  static var defaultValue: URLOpener? { nil }
}

private struct URLHandlerKey: EnvironmentKey {
  static var defaultValue: NewestAction<OpenURLAction.Handler>? { nil }
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

extension View {
  /// Sets what opens URLs in the view.
  ///
  /// - Invalidation: A handler that is made anew in each run of the view around it wakes no reader.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>,
    _ value: OpenURLAction,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(OpenURLWriter(keyPath, value, fileID, line))
  }
}

/// Puts an action that opens URLs into surroundings, in a place that stays.
private struct OpenURLWriter {
  let keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>
  let action: OpenURLAction
  let fileID: StaticString
  let line: UInt

  @State private var place: NewestAction<OpenURLAction.Handler>

  init(
    _ keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>,
    _ action: OpenURLAction,
    _ fileID: StaticString,
    _ line: UInt
  ) {
    self.keyPath = keyPath
    self.action = action
    self.fileID = fileID
    self.line = line
    place = NewestAction { _ in .systemAction }
  }

  /// The action; with a handler, one that stays the same and asks the newest.
  @MainActor private var stableAction: OpenURLAction {
    guard let handler = action.handler else { return action }
    // What was handed on from further out may get another handler there; what was found within asks here.
    if handler !== place { place.newest = { url in handler.newest(url) } }
    return OpenURLAction(handler: place, opener: action.opener)
  }
}

extension OpenURLWriter: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content.modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: keyPath,
        value: stableAction,
        fileID: fileID,
        line: line
      )
    )
  }

  static var bodyName: String? { nil }
}
