import Foundation

/// The folders with the texts and assets of the program.
enum ProgramResources {
  /// The paths of the folders; the first folder has precedence.
  static let folders: [String] = {
    let bundle = Bundle.main
    return folders(of: bundle.executableURL, in: bundle.resourcePath ?? bundle.bundlePath)
  }()

  /// Returns the folder of a program, and the subfolders that contain the program's resources.
  ///
  /// For the executable target `Shop` of a package `App`, SwiftPM writes the executable `Shop` and
  /// the folder `App_Shop.resources`. For a test runner, such as `AppPackageTests.xctest`, the
  /// function returns the subfolders of all programs in `folder`. Tests therefore find the same
  /// resources as the programs.
  ///
  /// - Parameters:
  ///   - executable: The file of the program; nil if it is unknown.
  ///   - folder: The path of the folder that contains the resources of the program.
  /// - Returns: The paths of the folders.
  static func folders(of executable: URL?, in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let isTest = executable?.pathExtension == "xctest"
    let own = executable?.deletingPathExtension().lastPathComponent
    let programs = isTest ? names.filter { isProgram("\(folder)/\($0)") } : [own].compactMap(\.self)
    let resources = names.filter { name in
      // A product often has the name of its target in lowercase.
      programs.contains { name.lowercased().hasSuffix("_\($0.lowercased()).resources") }
    }
    return [folder] + resources.sorted().map { "\(folder)/\($0)" }
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
