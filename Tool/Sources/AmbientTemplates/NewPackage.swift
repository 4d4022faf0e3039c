import Foundation

/// A kind of package.
public enum PackageKind: String, CaseIterable, Sendable {
  /// SwiftUI sources with a test.
  case testPackage = "test-package"

  /// A program with a window.
  case app

  /// A program without views.
  case server
}

/// A package that can be written.
public struct NewPackage {
  let kind: PackageKind
  let name: String
  let languageMode: Int

  /// The folder of existing sources.
  let sources: URL?

  /// The catalogs and other files in the folder of existing sources.
  let resources: SourceResources

  /// Whether the existing sources are a program.
  let isProgram: Bool

  /// Whether the existing sources parse XML.
  let parsesXML: Bool

  /// The line of the manifest that names Ambient.
  let dependency: String

  /// Whether Ambient is in a folder of this machine.
  let isLocal: Bool

  /// Creates a package, and checks what the user has written.
  ///
  /// - Parameters:
  ///   - kind: The kind of package.
  ///   - name: The name of the package and its module.
  ///   - sources: The folder of existing sources.
  ///   - ambient: A clone of Ambient, or the address of its repository.
  ///   - languageMode: 5 or 6, or nil for the default mode.
  /// - Throws: A ``TemplateError``.
  public init(
    kind: PackageKind,
    name: String,
    sources: String? = nil,
    ambient: String,
    languageMode: Int? = nil
  ) throws(TemplateError) {
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil else { throw .badName(name) }
    guard !name.hasPrefix("Ambient"), !Self.modules.contains(name) else { throw .takenName(name) }
    if let languageMode, languageMode != 5, languageMode != 6 { throw .badMode(languageMode) }
    if let sources {
      guard kind == .testPackage else { throw .sourcesOfOtherKind(kind) }
      let folder = URL(filePath: sources, directoryHint: .isDirectory)
      let files = try Self.swiftFiles(in: folder)
      self.sources = folder
      resources = SourceResources(in: folder)
      let texts = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      isProgram = texts.contains { $0.contains(/^@main\b/.anchorsMatchLineEndings()) }
      parsesXML = texts.contains { $0.contains(/\bXMLParser\b/) }
    } else {
      self.sources = nil
      resources = SourceResources()
      isProgram = false
      parsesXML = false
    }
    self.kind = kind
    self.name = name
    self.languageMode = languageMode ?? (sources == nil ? 6 : 5)
    isLocal = !ambient.contains("://") && !ambient.hasPrefix("git@")
    if isLocal {
      let folder = URL(filePath: ambient, directoryHint: .isDirectory).standardizedFileURL
      let manifest = try? String(
        contentsOf: folder.appending(path: "Package.swift"),
        encoding: .utf8
      )
      guard manifest?.contains(#"name: "Ambient","#) == true else { throw .noAmbient(ambient) }
      dependency = #".package(name: "Ambient", path: "\#(folder.path)")"#
    } else {
      dependency = #".package(url: "\#(ambient)", branch: "main")"#
    }
  }

  /// Modules whose names a package must not have.
  private static let modules: Set = [
    "Combine", "CoreGraphics", "CoreTransferable", "Dependencies", "Dispatch", "Foundation",
    "OSLog", "Observation", "OpenCombine",
    "Swift", "SwiftUI", "Testing", "UniformTypeIdentifiers", "XCTest", "os",
  ]

  /// Returns the Swift files in a folder and in the folders in it.
  private static func swiftFiles(in folder: URL) throws(TemplateError) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .noSources(folder.relativePath) }
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (all?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift"
    }
    if files.isEmpty { throw .emptySources(folder.relativePath) }
    return files
  }

  /// Writes the package into a new folder.
  ///
  /// - Parameter parent: The path of the folder in which the package is created.
  /// - Returns: The folder of the package.
  /// - Throws: A ``TemplateError`` if the folder exists, or an error of the file system.
  public func write(in parent: String) throws -> URL {
    let folder = URL(filePath: parent, directoryHint: .isDirectory)
      .appending(path: name, directoryHint: .isDirectory)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw TemplateError.folderExists(folder.relativePath)
    }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    if let sources {
      let link = folder.appending(path: "Sources/\(name)")
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: sources.absoluteURL)
    }
    return folder
  }

  /// What the user does after the package is written.
  public func nextSteps(folder: URL) -> String {
    var steps = ["swift test --package-path \(folder.relativePath)"]
    switch kind {
    case .app: steps.append("echo 'tap Water' | swift run --package-path \(folder.relativePath)")
    case .server: steps.append("echo '/time' | swift run --package-path \(folder.relativePath)")
    case .testPackage: break
    }
    var text = "Wrote \(folder.relativePath). Next:\n\n"
    text += steps.map { "  \($0)\n" }.joined()
    if sources != nil {
      text += """

        Where the compiler reports an error, see "When it does not compile" on the page
        "Bring your SwiftUI code". Sources/\(name) is a link to your sources.

        """
    }
    if isLocal {
      text += """

        The manifest names Ambient by its folder on this machine. Before you run the workflow
        .github/workflows/linux.yml, write the address of a repository instead.

        """
    }
    return text
  }
}
