import Foundation

/// Folders with string files for tests.
enum LocalizationFiles {
  /// Writes files into a new folder.
  ///
  /// - Parameter files: The contents by path.
  /// - Returns: The folder.
  static func folder(_ files: [String: String]) -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AmbientStrings-\(UUID().uuidString)")
    for (path, content) in files {
      let file = folder.appendingPathComponent(path)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try? Data(content.utf8).write(to: file)
    }
    return folder
  }
}
