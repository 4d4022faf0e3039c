/// A way to show an app to a user.
///
/// A host in a module of its own registers itself in the app's initializer:
///
/// ```swift
/// @main
/// struct Jukebox: App {
///   init() { AppHosts.register(TerminalHost.self) }
///   …
/// }
/// ```
///
/// `--host` on the command line chooses among the registered hosts by name.
@MainActor
public protocol AppHost {
  /// The word that chooses the host on the command line.
  static var name: String { get }

  /// What the host does, in one line.
  static var summary: String { get }

  /// The options of the host's own on the command line, as `--brief`, each with its meaning in a
  /// few words; by default none.
  ///
  /// An option that neither the app's launch nor the chosen host knows is refused. The host reads
  /// its options from `CommandLine.arguments`.
  static var options: [(name: String, meaning: String)] { get }

  /// Makes the host.
  init()

  /// Shows an app until the user, or something else, ends it.
  ///
  /// It is called on the main thread, and serves the main queue.
  ///
  /// - Parameter app: The app, of which nothing is mounted before its tree settles for the first
  ///   time.
  func run(_ app: any HostedApp) -> Never
}

extension AppHost {
  /// No options.
  public static var options: [(name: String, meaning: String)] { [] }
}

/// The hosts that an app can be shown by.
@MainActor
public enum AppHosts {
  private static var registered: [any AppHost.Type] = []

  /// Lets a host be chosen by its name, in place of one that has the same name.
  ///
  /// - Parameter host: The type of the host.
  public static func register(_ host: any AppHost.Type) {
    registered.removeAll { $0.name == host.name }
    registered.append(host)
  }

  /// All hosts: the default one, unless another has its name, then the others as they were
  /// registered.
  ///
  /// - Parameter standard: The host that shows an app when none is named.
  /// - Returns: The types of the hosts.
  package static func all(beside standard: any AppHost.Type) -> [any AppHost.Type] {
    let isReplaced = registered.contains { $0.name == standard.name }
    return (isReplaced ? [] : [standard]) + registered
  }
}
