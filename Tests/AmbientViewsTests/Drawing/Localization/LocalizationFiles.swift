import Ambient
import AmbientTestSupport
import Foundation

enum LocalizationFiles {
  /// Writes files into a folder, reads them, and removes the folder.
  ///
  /// - Parameter files: The contents by path.
  /// - Returns: The texts of the files.
  static func strings(_ files: [String: String]) -> LocalizedStrings {
    guard let folder = try? TemporaryFolder(files) else { return LocalizedStrings([:]) }
    return withExtendedLifetime(folder) { LocalizedStrings(contentsOf: folder.url) }
  }
}
