/// A way to show an app to a user.
///
/// A host in a module of its own registers itself in the app's initialiser:
///
/// ```swift
/// @main
/// struct Jukebox: App {
///   init() { AppHosts.register(TerminalHost.self) }
///   …
/// }
/// ```
@MainActor
public protocol AppHost {
  /// The word that chooses the host on the command line.
  static var name: String { get }

  /// What the host does, in one line.
  static var summary: String { get }

  /// Makes the host.
  init()

  /// Shows an app until the user, or something else, ends it.
  ///
  /// It is called on the main thread, and serves the main queue.
  func run(_ session: AppSession) -> Never
}

/// The hosts that an app can be shown by.
@MainActor
public enum AppHosts {
  private static var registered: [any AppHost.Type] = [TextHost.self]

  /// Lets a host be chosen by its name, in place of one that has the same name.
  public static func register(_ host: any AppHost.Type) {
    registered.removeAll { $0.name == host.name }
    registered.append(host)
  }

  /// All hosts, in the order in which they were registered.
  static var all: [any AppHost.Type] { registered }
}
