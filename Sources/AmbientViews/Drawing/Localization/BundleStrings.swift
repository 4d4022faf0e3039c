import AmbientSupport
import Foundation
import Synchronization

/// A cache of the localized strings in bundles.
enum BundleStrings {
  private static let reportedTables = Mutex<Set<[String]>>([])

  /// Warns that a bundle does not contain the strings table that a text names.
  ///
  /// The function warns only once about each table of a bundle.
  static func reportMissingTable(_ table: String, key: String, bundle: Bundle?) {
    let path = (bundle ?? .main).bundlePath
    guard reportedTables.withLock({ $0.insert([path, table]).inserted }) else { return }
    Diagnostic.missingTable(table, key: key, bundle: path).warn()
  }

  private static let stringsByPath = Mutex<[String: LocalizedStrings?]>([:])

  /// The localized strings of the program; nil if the program has none.
  static let main: LocalizedStrings? = {
    let resources = ProgramResources.folders
    let bundles = [Bundle.main] + resources.compactMap(Bundle.init(path:))
    return read(resources, bundles.lazy.compactMap(developmentLanguage).first)
  }()

  /// Returns the localized strings of a bundle; nil if the bundle has none.
  static func strings(of bundle: Bundle) -> LocalizedStrings? {
    if bundle == .main { return main }
    let path = bundle.resourcePath ?? bundle.bundlePath
    if let cached = stringsByPath.withLock({ $0[path] }) { return cached }
    // The files are read without the lock. A warning about a file may run code of the program, and
    // this code may need the lock to read strings. If two threads read the same files, their
    // results are equal.
    let strings = read([path], developmentLanguage(of: bundle))
    stringsByPath.withLock { $0[path] = .some(strings) }
    return strings
  }

  private static func read(_ folders: [String], _ language: String?) -> LocalizedStrings? {
    let tables = LocalizedTables(contentsOf: folders.map { URL(fileURLWithPath: $0) })
    return tables.isEmpty ? nil : LocalizedStrings(tables, developmentLanguage: language)
  }

  private static func developmentLanguage(of bundle: Bundle) -> String? {
    // On Linux, `developmentLocalization` stops the program if the bundle does not declare the
    // development language.
    bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
  }
}
