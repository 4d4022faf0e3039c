import Ambient
import Foundation

/// The command `gallery`: prints the pictures of the programs, or writes them to a folder.
@main
@MainActor
struct Gallery {
  static let usage = """
    gallery                  prints the pictures of all programs in characters
    gallery NAME...          prints the pictures of the named programs
    gallery --svg FOLDER     writes all pictures as SVG documents, in light and dark
    """

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--svg", arguments.count == 2 {
      try write(to: URL(fileURLWithPath: arguments[1], isDirectory: true))
    } else if let unknown = arguments.first(where: { Program.named($0) == nil }) {
      let names = Program.all.map(\.name).joined(separator: ", ")
      print("There is no program '\(unknown)'. The programs are: \(names)\n\n\(usage)")
      exit(1)
    } else {
      let programs = arguments.isEmpty ? Program.all : arguments.compactMap(Program.named)
      for program in programs { print("— \(program.name)\n\(program.picture)\n") }
    }
  }

  private static func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for program in Program.all {
      for (scheme, name) in [(ColorScheme.light, "Light"), (.dark, "Dark")] {
        let file = folder.appendingPathComponent("\(program.name)-\(name).svg")
        try program.svg(scheme).write(to: file, atomically: true, encoding: .utf8)
      }
    }
  }
}
