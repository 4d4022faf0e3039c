import AmbientHosting
import AmbientTextHost
import Foundation

/// What a command line asks of an app with `--host NAME`, `--help` and the options of the host.
///
/// Other options that begin with two dashes are refused, unless they follow `--`: these, and all other
/// words, are the app's own.
@MainActor
enum Launch {
  case show(any AppHost.Type)
  case help(String)
  case failure(String)

  /// The host that shows an app when none is named.
  static var usual: String { TextHost.name }

  /// Reads a command line, which begins with the program's name.
  init(_ arguments: [String], hosts: [any AppHost.Type]) {
    let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
    var name = Launch.usual
    var options: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      if argument == "--help" {
        self = .help(Self.help(program, hosts))
        return
      } else if argument == "--host" {
        name = rest.popFirst() ?? ""
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
    let known = host.options.map(\.name)
    if let unknown = options.first(where: { !known.contains($0) }) {
      self = .failure(Self.noOption(unknown, known))
    } else {
      self = .show(host)
    }
  }

  /// Does what is asked for.
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
      return "  \(name)  \(host.summary)\(host.name == usual ? " (the usual one)" : "")"
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
    \(name.isEmpty ? "No host is named after '--host'." : "There is no host '\(name)'.")

      Present  \(hosts.map { $0.name }.joined(separator: ", "))
    """
  }

  private static func noOption(_ option: String, _ known: [String]) -> String {
    """
    There is no option '\(option)'.

      Present  \((["--host", "--help"] + known).joined(separator: ", "))

    To fix this:
      • Use one of these, or write '--' before the options of the app's own.
    """
  }
}
