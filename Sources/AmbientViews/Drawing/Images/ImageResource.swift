public import class Foundation.Bundle

/// A reference to an image or a symbol in an asset catalog.
///
/// The build tool plugin `AmbientAssetSymbols` writes a constant for each image in the catalogs of
/// a target:
///
/// ```swift
/// Image(.heroShot).resizable().scaledToFit()
/// ```
public struct ImageResource: Hashable, Sendable {
  let asset: AssetName

  /// Creates a reference to an image.
  ///
  /// - Parameters:
  ///   - name: The name of the image, with the namespaces before it, as in `Icons/Hero`.
  ///   - bundle: The bundle whose resources contain the catalog.
  public init(name: String, bundle: Bundle) { asset = AssetName(name, in: bundle) }
}

extension Image {
  /// Creates an image from an asset catalog.
  ///
  /// - Parameter resource: The image in an asset catalog.
  /// - Invalidation: If the image has several files, its element depends on the color scheme, the
  ///   contrast and the display scale of the environment. When they change, the element is updated.
  public init(_ resource: ImageResource) { self.init(asset: resource.asset) }
}
