import Foundation
import Testing

@testable import AmbientTemplates

@Suite struct `A new package` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// A folder that looks like a clone of Ambient.
  private func clone() throws -> String {
    try write("Ambient/Package.swift", "let package = Package(\n  name: \"Ambient\",\n)")
    return folder.appending(path: "Ambient").path
  }

  @Test(
    arguments: [
      (.testPackage, ["Sources/Garden/GardenView.swift"]),
      (.app, ["Sources/Garden/GardenApp.swift", "Sources/Garden/Plant.swift"]),
      (.server, ["Sources/Garden/GardenCommand.swift", "Sources/Garden/Responder.swift"]),
    ] as [(PackageKind, [String])]
  )
  func `A new package has a manifest, sources, a test and a workflow`(
    kind: PackageKind,
    sources: [String]
  ) throws {
    defer { remove() }
    let package = try NewPackage(kind: kind, name: "Garden", ambient: clone())
    let written = try package.write(in: folder.path)
    let common = [
      ".github/workflows/linux.yml", ".gitignore", "Package.swift",
      "Tests/GardenTests/GardenTests.swift",
    ]
    #expect(try paths(in: written) == (common + sources).sorted())
    for path in common + sources {
      #expect(!(try text("Garden/\(path)")).contains("NAME"))
    }
    #expect(try text("Garden/Package.swift").contains(#".package(name: "Ambient", path: ""#))
    #expect(package.nextSteps(folder: written).contains("by its folder on this machine"))
  }

  @Test func `A new package links to existing sources and finds their main type`() throws {
    defer { remove() }
    try write("App/Views/Row.swift", "import SwiftUI\n")
    let sources = folder.appending(path: "App").path
    var package = try NewPackage(
      kind: .testPackage,
      name: "Garden",
      sources: sources,
      ambient: "https://example.org/ambient"
    )
    #expect(package.manifest.contains(".target("))
    #expect(package.manifest.contains(".swiftLanguageMode(.v5)"))
    #expect(
      package.manifest.contains(#".package(url: "https://example.org/ambient", branch: "main")"#)
    )
    try write("App/Main.swift", "@main\nstruct Main: App {}\n")
    package = try NewPackage(
      kind: .testPackage,
      name: "Garden",
      sources: sources,
      ambient: clone(),
      languageMode: 6
    )
    #expect(package.manifest.contains(".executableTarget("))
    #expect(package.manifest.contains(".swiftLanguageMode(.v6)"))
    _ = try package.write(in: folder.path)
    #expect(try text("Garden/Sources/Garden/Views/Row.swift") == "import SwiftUI\n")
    #expect(package.nextSteps(folder: folder).contains("Sources/Garden is a link to your sources."))
  }

  @Test func `A new package imports FoundationXML if the sources parse XML`() throws {
    defer { remove() }
    try write("App/Feed.swift", "import Foundation\nlet parser = XMLParser(data: Data())\n")
    let package = try NewPackage(
      kind: .testPackage,
      name: "Garden",
      sources: folder.appending(path: "App").path,
      ambient: "https://example.org/ambient"
    )
    #expect(
      package.manifest.contains(
        """
        let implicitImports = ["Observation", "FoundationNetworking", "AmbientFoundation", \
        "Combine", "FoundationXML"]

        """
      )
    )
  }

  @Test func `The manifest of a new package names the catalogs and translations of the sources`()
    throws
  {
    defer { remove() }
    try write("App/Row.swift", "import SwiftUI\n")
    try write("App/Info.plist", "")
    try write("App/Look/Assets.xcassets/Contents.json", "{}")
    try write("App/Look/Assets.xcassets/Brand.colorset/Contents.json", "{}")
    try write("App/Localizable.xcstrings", #"{"sourceLanguage": "de", "strings": {}}"#)
    try write("App/fr.lproj/Localizable.strings", "")
    let package = try NewPackage(
      kind: .testPackage,
      name: "Garden",
      sources: folder.appending(path: "App").path,
      ambient: clone()
    )
    #expect(
      package.manifest.contains(
        """
              exclude: [
                "Info.plist",
              ],
              resources: [
                .process("Localizable.xcstrings"),
                .process("Look/Assets.xcassets"),
                .process("fr.lproj"),
              ],
              swiftSettings: settings,
              plugins: [.plugin(name: "AmbientAssetSymbols", package: "Ambient")]
        """
      )
    )
    #expect(package.manifest.contains("  defaultLocalization: \"de\",\n"))
  }

  @Test func `A new package overwrites no existing file`() throws {
    defer { remove() }
    let package = try NewPackage(kind: .app, name: "Garden", ambient: clone())
    try write("Garden/notes.txt", "mine")
    let path = folder.appending(path: "Garden").path
    #expect(throws: TemplateError.folderExists(path)) { try package.write(in: folder.path) }
    #expect(try text("Garden/notes.txt") == "mine")
    #expect(
      "\(TemplateError.folderExists("Garden"))" == """
        'Garden' exists already, and nothing is overwritten. Choose another name, or another \
        folder with --in.
        """
    )
  }

  @Test(arguments: [
    (
      "2nd",
      """
      '2nd' is not a valid module name. Begin with a letter, and use only letters, digits and \
      underscores.
      """
    ),
    (
      "SwiftUI",
      "A package cannot have the name 'SwiftUI': a module has this name. Choose another name."
    ),
    (
      "AmbientViews",
      "A package cannot have the name 'AmbientViews': a module has this name. Choose another name."
    ),
  ])
  func `A new package needs a valid name that no other module has`(name: String, message: String)
    throws
  {
    defer { remove() }
    let ambient = try clone()
    let error = #expect(throws: TemplateError.self) {
      try NewPackage(kind: .app, name: name, ambient: ambient)
    }
    #expect(error?.description == message)
  }

  @Test func `A new package needs sources, Ambient and a language mode that exist`() throws {
    defer { remove() }
    let ambient = try clone()
    try write("Empty/notes.txt", "")
    func message(
      _ kind: PackageKind = .testPackage,
      sources: String? = nil,
      ambient: String,
      mode: Int? = nil
    ) -> String? {
      let error = #expect(throws: TemplateError.self) {
        try NewPackage(
          kind: kind,
          name: "Garden",
          sources: sources,
          ambient: ambient,
          languageMode: mode
        )
      }
      return error?.description
    }
    let missing = folder.appending(path: "Missing").path
    #expect(
      message(sources: missing, ambient: ambient)
        == "There is no folder '\(missing)'. Write the folder of your Swift files after --sources."
    )
    let empty = folder.appending(path: "Empty").path
    #expect(
      message(sources: empty, ambient: ambient)
        == """
        There are no Swift files in '\(empty)'. Write the folder of your Swift files after \
        --sources.
        """
    )
    #expect(
      message(.app, sources: empty, ambient: ambient) == """
        The kind 'app' has sources of its own. For sources that you have, choose the kind \
        'test-package'.
        """
    )
    #expect(
      message(ambient: empty) == """
        There is no Ambient in '\(empty)'. Write the folder of a clone after --ambient, or the \
        address of the repository.
        """
    )
    #expect(
      message(ambient: ambient, mode: 4)
        == "There is no language mode 4. Write --swift 5 or --swift 6."
    )
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func paths(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !folder.appending(path: $0).hasDirectoryPath && $0.contains(".") }
      .filter { path in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(
          atPath: folder.appending(path: path).path,
          isDirectory: &isFolder
        )
        return !isFolder.boolValue
      }.sorted()
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }
}
