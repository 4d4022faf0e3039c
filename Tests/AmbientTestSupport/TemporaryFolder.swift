package import Foundation

/// A temporary folder for the files of a test.
///
/// The folder is removed when this object is released. The compiler may release the object after
/// the last use of the object. A test that afterward uses only the URL must keep the object in a
/// property of the suite, or call `withExtendedLifetime`.
package final class TemporaryFolder: Sendable {
  package let url: URL

  /// Creates an empty folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "Ambient-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Creates a folder with text files.
  ///
  /// - Parameter files: The texts of the files by their paths in the folder.
  /// - Throws: An error if a file cannot be written.
  package convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the URL of a file in the folder, whether or not the file exists.
  package func file(_ path: String) -> URL { url.appending(path: path) }

  /// Writes a text file, and returns its URL.
  package func file(_ path: String, _ text: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, creates the folders around it, and returns the URL of the file.
  @discardableResult
  package func write(_ data: Data, to path: String) throws -> URL {
    let file = file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
    return file
  }
}
