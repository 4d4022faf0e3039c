import AmbientAssets
import AmbientCore
import AmbientLayout
import Foundation
import Synchronization

extension AssetName {
  /// Sets the attributes and the detail of an image in a catalog.
  ///
  /// The function reads the color scheme, the contrast and the display scale only if the image has
  /// several files.
  ///
  /// - Parameters:
  ///   - description: The description of the image's element.
  ///   - environment: The environment of the image.
  /// - Returns: Whether the image is a symbol.
  func describe(
    _ description: inout ElementDescription,
    in environment: EnvironmentValues
  ) -> Bool {
    guard let assets = BundleAssets.assets(of: bundle) else { return false }
    guard let set = assets.images[name] else {
      BundleAssets.reportMissing("image", self, present: assets.images.keys)
      return false
    }
    if let intent = set.renderingIntent { description[.renderingMode] = intent }
    let isVaried = set.variants.count > 1
    let variant = set.variant(
      isDark: isVaried && environment.colorScheme == .dark,
      isHighContrast: isVaried && environment.colorSchemeContrast == .increased,
      scale: isVaried ? Double(environment.displayScale) : 1
    )
    guard let variant else { return set.isSymbol }
    description[.imageFile] = variant.file.path
    if let size = PictureSizes.size(of: variant.file) {
      let scale = variant.scale ?? 1
      description.set(
        ImageDetail(
          size: CGSize(width: size.width / scale, height: size.height / scale),
          path: variant.file.path,
          scale: CGFloat(scale)
        )
      )
    }
    return set.isSymbol
  }
}

/// A cache of the sizes of image files.
enum PictureSizes {
  private static let sizes = Mutex<[String: PictureSize?]>([:])

  static func size(of file: URL) -> PictureSize? {
    if let cached = sizes.withLock({ $0[file.path] }) { return cached }
    let size = PictureSize(contentsOf: file)
    sizes.withLock { $0[file.path] = .some(size) }
    return size
  }
}
