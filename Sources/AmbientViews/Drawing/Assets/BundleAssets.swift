import AmbientAssets
import AmbientSupport
import Foundation
import Synchronization

/// The images and colors in the asset catalogs of a bundle.
struct BundleAssets: Sendable {
  private(set) var colors: [String: ColorSet] = [:]
  private(set) var images: [String: ImageSet] = [:]

  init(_ catalogs: [AssetCatalog]) {
    for catalog in catalogs {
      // If two catalogs have an asset with the same name, the asset of the first catalog wins.
      for color in catalog.colors where colors[color.name] == nil { colors[color.name] = color }
      for image in catalog.images where images[image.name] == nil { images[image.name] = image }
    }
  }
}

extension BundleAssets {
  private static let table = Mutex<[String: BundleAssets?]>([:])
  private static let reported = Mutex<Set<[String]>>([])

  /// The assets of the program; nil if it has no asset catalogs.
  private static let main = read(ProgramResources.folders)

  /// Returns the assets of a bundle.
  ///
  /// The function caches the result, because catalogs do not change while the program runs.
  ///
  /// - Parameter path: The path of the bundle; nil for the program itself.
  /// - Returns: The assets; nil if the bundle has no asset catalogs.
  static func assets(of path: String?) -> BundleAssets? {
    guard let path else { return main }
    if let cached = table.withLock({ $0[path] }) { return cached }
    // Two threads may read the catalogs at the same time; one of the equal results is kept.
    let assets = read([path])
    table.withLock { $0[path] = .some(assets) }
    return assets
  }

  private static func read(_ folders: [String]) -> BundleAssets? {
    let catalogs = folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().filter { $0.hasSuffix(".xcassets") }.map { name in
        AssetCatalog(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
      }
    }
    for issue in catalogs.flatMap(\.issues) { Diagnostic.unreadableAsset(issue).warn() }
    return catalogs.isEmpty ? nil : BundleAssets(catalogs)
  }

  /// Warns that a bundle does not have an asset.
  ///
  /// The function warns only once about each asset, and never about an asset of the main bundle.
  ///
  /// - Parameters:
  ///   - sort: What the asset is: "image" or "color".
  ///   - asset: The name that was not found.
  ///   - present: The names of the bundle's assets of this sort.
  static func reportMissing(_ sort: String, _ asset: AssetName, present: some Sequence<String>) {
    guard let path = asset.bundle,
      reported.withLock({ $0.insert([sort, asset.name, path]).inserted })
    else { return }
    Diagnostic.missingAsset(sort, asset.name, bundle: path, present: present.sorted()).warn()
  }
}

/// The name of an image or color in the asset catalogs of a bundle.
struct AssetName: Hashable, Sendable {
  /// The name, with the namespaces before it.
  let name: String

  /// The path of the resources of the bundle; nil for the program itself.
  let bundle: String?

  init(_ name: String, in bundle: Bundle? = nil) {
    self.name = name
    self.bundle = bundle.flatMap { $0 == .main ? nil : $0.resourcePath ?? $0.bundlePath }
  }
}

extension Diagnostic {
  static func unreadableAsset(_ issue: AssetIssue) -> Diagnostic {
    Diagnostic(
      "An asset catalog has a file that cannot be used.",
      facts: [("File", issue.file.path), ("Problem", issue.message)]
    )
  }

  static func missingAsset(
    _ sort: String,
    _ name: String,
    bundle: String,
    present: [String]
  ) -> Diagnostic {
    Diagnostic(
      "There is no \(sort) \"\(name)\" in the asset catalogs of the bundle.",
      facts: [
        ("Bundle", bundle),
        ("Present", present.isEmpty ? "no \(sort)" : present.joined(separator: ", ")),
      ],
      remedies: [
        "Add the \(sort) to an asset catalog of the bundle, or use a name that is present."
      ]
    )
  }
}
