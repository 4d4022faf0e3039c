/// A type that shows an app to a user.
///
/// If a host is in a module of its own, the app's initializer registers the host:
///
/// ```swift
/// @main
/// struct Jukebox: App {
///   init() { AppHosts.register(TerminalHost.self) }
///
///   var body: some Scene { WindowGroup("Jukebox") { Songs() } }
/// }
/// ```
///
/// The user chooses a registered host by name, with `--host` on the command line.
@MainActor
public protocol AppHost {
  /// The word that chooses the host on the command line.
  static var name: String { get }

  /// A description of the host in one line, for `--help`.
  static var summary: String { get }

  /// The host's own options on the command line, such as `--brief`.
  ///
  /// The meaning of an option is a description in a few words, which `--help` shows. By default, a
  /// host has no options.
  ///
  /// The program refuses options that are not in this list, except for general options such as
  /// `--help`. The host reads its options from `CommandLine.arguments`.
  static var options: [(name: String, meaning: String)] { get }

  /// Creates the host.
  init()

  /// Shows an app until it ends.
  ///
  /// The function is called on the main thread and never returns. Nothing else processes the main
  /// queue, so the function must process this queue, for example with `dispatchMain()`.
  ///
  /// - Parameter app: The app. Its views are mounted when its tree settles for the first time.
  func run(_ app: any HostedApp) -> Never
}

extension AppHost {
  /// An empty list, for a host without options.
  public static var options: [(name: String, meaning: String)] { [] }
}

/// The hosts that can show an app.
@MainActor
public enum AppHosts {
  private static var registered: [any AppHost.Type] = []

  /// Registers a host.
  ///
  /// The host replaces a registered host that has the same name.
  ///
  /// - Parameter host: The type of the host.
  public static func register(_ host: any AppHost.Type) {
    registered.removeAll { $0.name == host.name }
    registered.append(host)
  }

  /// Returns all hosts: the default host, followed by the registered hosts in the order of their
  /// registration.
  ///
  /// The default host is left out if a registered host has the same name.
  ///
  /// - Parameter standard: The host that shows an app when the command line names no host.
  /// - Returns: The types of the hosts.
  package static func all(beside standard: any AppHost.Type) -> [any AppHost.Type] {
    let isReplaced = registered.contains { $0.name == standard.name }
    return (isReplaced ? [] : [standard]) + registered
  }
}
