import AmbientSupport
import Foundation
import Synchronization

/// The texts of bundles, which are read once.
enum BundleStrings {
  private static let reportedTables = Mutex<Set<[String]>>([])

  /// Warns, once for each bundle, that a table does not exist.
  static func reportMissingTable(_ table: String, key: String, bundle: Bundle?) {
    let path = (bundle ?? .main).bundlePath
    guard reportedTables.withLock({ $0.insert([path, table]).inserted }) else { return }
    Diagnostic.missingTable(table, key: key, bundle: path).warn()
  }

  private static let table = Mutex<[String: LocalizedStrings?]>([:])

  /// The texts of the main bundle; nil if it has none.
  static let main = strings(of: .main)

  /// Returns the texts of a bundle; nil if it has none.
  static func strings(of bundle: Bundle) -> LocalizedStrings? {
    let path = bundle.resourcePath ?? bundle.bundlePath
    if let known = table.withLock({ $0[path] }) { return known }
    // Read outside the lock, because a warning runs code of the caller. If two threads read the
    // texts, one of the equal results is used.
    let strings = LocalizedStrings(
      contentsOf: URL(fileURLWithPath: path),
      // `developmentLocalization` stops the program on Linux if the bundle does not set it.
      developmentLanguage: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    )
    let known = strings.isEmpty ? nil : strings
    table.withLock { $0[path] = .some(known) }
    return known
  }
}
