package import Foundation

/// The images and colors of an asset catalog: a folder with the extension `xcassets`.
package struct AssetCatalog: Sendable {
  package let folder: URL

  /// The colors, in the order of their files.
  package private(set) var colors: [ColorSet] = []

  /// The images and the symbols, in the order of their files.
  package private(set) var images: [ImageSet] = []

  /// The problems of the catalog's files.
  package private(set) var issues: [AssetIssue] = []

  /// Reads a catalog.
  ///
  /// The catalog then has the colors, images and symbols of the folder. App icons are ignored. A
  /// file that cannot be read causes an issue, and reading continues with the next file.
  ///
  /// - Parameter folder: The folder of the catalog, whose name usually ends with `.xcassets`.
  package init(contentsOf folder: URL) {
    self.folder = folder
    read(folder, namespace: [])
  }

  private mutating func read(_ folder: URL, namespace: [String]) {
    for child in Self.folders(in: folder) {
      let name = child.deletingPathExtension().lastPathComponent
      let path = namespace + [name]
      do {
        switch child.pathExtension {
        case "colorset":
          colors.append(try ColorSet(contentsOf: child, path: path))
        case "imageset", "symbolset":
          let isSymbol = child.pathExtension == "symbolset"
          let set = try ImageSet(contentsOf: child, path: path, isSymbol: isSymbol)
          images.append(set)
          issues += set.issues
        case let other where Self.otherAssets.contains(other): break
        default:
          // The name of a group can contain a dot, so that it seems to have an extension.
          let group = try AssetGroup(contentsOf: child)
          let path = namespace + [child.lastPathComponent]
          read(child, namespace: group.providesNamespace ? path : namespace)
        }
      } catch {
        issues.append(AssetIssue(file: child.appendingPathComponent("Contents.json"), error))
      }
    }
  }

  /// The extensions of the folders of assets that are neither colors nor images.
  private static let otherAssets: Set<String> = [
    "appiconset", "arimageset", "arobject", "arreferenceimageset", "arresourcegroup", "brandassets",
    "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
    "solidimagestack", "solidimagestacklayer", "sticker", "stickersequence", "stickersiconset",
    "stickerpack", "textureset",
  ]

  private static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }
      .map { folder.appendingPathComponent($0, isDirectory: true) }
      .filter { child in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder)
          && isFolder.boolValue
      }
  }
}

/// A problem with a file in an asset catalog.
package struct AssetIssue: Hashable, Sendable {
  package let file: URL

  /// The problem, in one sentence.
  package let message: String

  package init(file: URL, message: String) {
    self.file = file
    self.message = message
  }

  init(file: URL, _ error: any Error) {
    self.init(
      file: file,
      message: (error as? AssetError)?.message ?? "The file cannot be read: \(error)"
    )
  }
}

struct AssetError: Error {
  let message: String
}

/// What the file `Contents.json` says about a folder that groups assets.
private struct AssetGroup: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?

  /// Whether the names of the assets in the folder begin with the name of the folder.
  var providesNamespace: Bool { properties?.providesNamespace ?? false }

  /// Reads the file `Contents.json` of a folder, if this file exists.
  init(contentsOf folder: URL) throws {
    let file = folder.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    self = try JSONDecoder().decode(AssetGroup.self, from: Data(contentsOf: file))
  }
}
