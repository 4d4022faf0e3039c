import Foundation

/// The files in a folder of existing sources, except the Swift files.
struct SourceResources {
  /// The paths of asset catalogs, string catalogs and folders of translations, in order.
  private(set) var processed: [String] = []

  /// The paths of files that only Xcode reads, in order.
  private(set) var excluded: [String] = []

  /// Whether there is an asset catalog.
  var hasAssets: Bool { processed.contains { $0.hasSuffix(".xcassets") } }

  /// Whether there are translations.
  var isLocalized: Bool {
    processed.contains { $0.hasSuffix(".xcstrings") || $0.hasSuffix(".lproj") }
  }

  /// The language of the texts in the source code.
  private(set) var sourceLanguage = "en"

  /// No resources.
  init() {}

  /// Finds the resources in a folder and in the folders in it.
  init(in folder: URL) {
    let folder = folder.standardizedFileURL
    guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return }
    for case let file as URL in all {
      let path = file.standardizedFileURL.path
      let relative = String(path.dropFirst(folder.path.count).drop { $0 == "/" })
      switch file.pathExtension {
      case "xcassets", "lproj":
        processed.append(relative)
        all.skipDescendants()
      case "xcstrings":
        processed.append(relative)
        if let language = Self.sourceLanguage(of: file) { sourceLanguage = language }
      case "xcdatamodeld", "xcodeproj", "xcworkspace":
        excluded.append(relative)
        all.skipDescendants()
      case "plist", "entitlements", "storyboard", "xib", "xcconfig", "xcprivacy":
        excluded.append(relative)
      default: break
      }
    }
    processed.sort()
    excluded.sort()
  }

  /// The arguments of a target between its dependencies and its settings, one on each line.
  var arguments: [String] {
    func list(_ name: String, _ items: [String]) -> [String] {
      items.isEmpty ? [] : ["\(name): ["] + items.map { "  \($0)," } + ["],"]
    }
    return list("exclude", excluded.map { "\"\($0)\"" })
      + list("resources", processed.map { ".process(\"\($0)\")" })
  }

  private static func sourceLanguage(of catalog: URL) -> String? {
    struct Catalog: Decodable { let sourceLanguage: String }
    return (try? Data(contentsOf: catalog))
      .flatMap { try? JSONDecoder().decode(Catalog.self, from: $0) }?.sourceLanguage
  }
}
