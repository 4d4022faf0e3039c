import Ambient
import AmbientTestSupport
import Foundation

/// Creates localized strings from the texts of files.
enum LocalizationFiles {
  /// Writes files into a folder, reads them, and removes the folder.
  ///
  /// - Parameters:
  ///   - files: The text of each file, by the path of the file in the folder.
  ///   - developmentLanguage: The development language, or nil for the source language of the
  ///     string catalogs.
  /// - Returns: The localized strings from the files.
  static func strings(
    _ files: [String: String],
    developmentLanguage: String? = nil
  ) -> LocalizedStrings {
    guard let folder = try? TemporaryFolder(files) else { return LocalizedStrings([:]) }
    return withExtendedLifetime(folder) {
      LocalizedStrings(contentsOf: folder.url, developmentLanguage: developmentLanguage)
    }
  }
}
