import AmbientTemplates
import ArgumentParser
import Foundation

/// The command `ambient`.
@main struct AmbientTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ambient",
    abstract: "Writes packages for SwiftUI code on Linux.",
    subcommands: [New.self]
  )
}

/// Writes a new package.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a new package: a manifest, sources, a test and a workflow for CI.",
    discussion: """
      test-package   builds and tests SwiftUI sources that you have, with --sources
      app            a program with a window, a view and a model
      server         a program without views, whose tests replace what it depends on

      Nothing that exists is overwritten.
      """
  )

  @Argument(help: "The kind of package: test-package, app or server.")
  var kind: PackageKind

  @Argument(help: "The name of the package and its module, such as Garden.")
  var name: String

  @Option(name: .customLong("in"), help: "The folder in which the package is created.")
  var parent = "."

  @Option(help: "The folder of Swift files that a test-package builds. It is linked, not copied.")
  var sources: String?

  @Option(help: "A clone of Ambient, or the address of its repository.")
  var ambient = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Option(help: "The language mode, 5 or 6. It is 5 with --sources, and otherwise 6.")
  var swift: Int?

  func run() throws {
    let package = try NewPackage(
      kind: kind,
      name: name,
      sources: sources,
      ambient: ambient,
      languageMode: swift
    )
    let folder = try package.write(in: parent)
    print(package.nextSteps(folder: folder))
  }
}

extension PackageKind: ExpressibleByArgument {}
