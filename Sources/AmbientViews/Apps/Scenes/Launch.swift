import AmbientHosting
import AmbientTextHost
import Foundation

/// The action that the command line of an app requests.
///
/// The library reads `--host NAME` and `--help`, and accepts the options of the host. Any other
/// argument that begins with two dashes is an error, unless it follows `--`. All remaining
/// arguments are for the app.
@MainActor
enum Launch {
  case show(any AppHost.Type)
  case help(String)
  case failure(String)

  /// The name of the host that shows an app when the command line names no host.
  static var defaultHostName: String { TextHost.name }

  /// Parses a command line.
  ///
  /// - Parameters:
  ///   - arguments: The arguments. The first argument is the path of the program.
  ///   - hosts: The hosts to choose from.
  init(_ arguments: [String], hosts: [any AppHost.Type]) {
    let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
    var name = Launch.defaultHostName
    var options: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      if argument == "--help" {
        self = .help(Self.help(program, hosts))
        return
      } else if argument == "--host" {
        // An option in place of the name is read as an option.
        name = rest.first?.hasPrefix("--") == false ? rest.popFirst() ?? "" : ""
      } else if argument.hasPrefix("--host=") {
        name = String(argument.dropFirst("--host=".count))
      } else if argument.hasPrefix("--") {
        options.append(argument)
      }
    }
    guard let host = hosts.first(where: { $0.name == name }) else {
      self = .failure(Self.noHost(name, hosts))
      return
    }
    let accepted = host.options.map(\.name)
    if let unknown = options.first(where: { !accepted.contains($0) }) {
      self = .failure(Self.noOption(unknown, accepted))
    } else {
      self = .show(host)
    }
  }

  func run(_ session: AppSession) {
    switch self {
    case .show(let host):
      host.init().run(session)
    case .help(let text):
      print(text)
    case .failure(let text):
      FileHandle.standardError.write(Data((text + "\n").utf8))
      exit(2)
    }
  }

  private static func help(_ program: String, _ hosts: [any AppHost.Type]) -> String {
    let width = hosts.map { $0.name.count }.max() ?? 0
    let lines = hosts.map { host in
      let name = host.name.padding(toLength: width, withPad: " ", startingAt: 0)
      return "  \(name)  \(host.summary)\(host.name == defaultHostName ? " (default)" : "")"
    }
    let options = hosts.flatMap { host in
      host.options.map { "  \($0.name)  \($0.meaning) (host '\(host.name)')" }
    }
    return """
      Usage: \(program) [--host NAME] [OPTION ...]

      Hosts:
      \((lines + (options.isEmpty ? [] : ["", "Options:"] + options)).joined(separator: "\n"))
      """
  }

  private static func noHost(_ name: String, _ hosts: [any AppHost.Type]) -> String {
    """
    \(name.isEmpty ? "'--host' needs the name of a host." : "There is no host '\(name)'.")

      Present  \(hosts.map { $0.name }.joined(separator: ", "))
    """
  }

  private static func noOption(_ option: String, _ accepted: [String]) -> String {
    """
    There is no option '\(option)'.

      Present  \((["--host", "--help"] + accepted).joined(separator: ", "))

    To fix this:
      • Use one of these, or write '--' before the app's own options.
    """
  }
}
