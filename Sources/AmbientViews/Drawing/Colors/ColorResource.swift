public import class Foundation.Bundle

/// A reference to a color in an asset catalog.
///
/// The build tool plugin `AmbientAssetSymbols` writes a constant for each color in the catalogs of
/// a target:
///
/// ```swift
/// Text("Ready").foregroundStyle(Color(.brand))
/// ```
public struct ColorResource: Hashable, Sendable {
  let asset: AssetName

  /// Creates a reference to a color.
  ///
  /// - Parameters:
  ///   - name: The name of the color, with the namespaces before it, as in `Icons/Brand`.
  ///   - bundle: The bundle whose resources contain the catalog.
  public init(name: String, bundle: Bundle) { asset = AssetName(name, in: bundle) }
}

extension Color {
  /// Creates a color from an asset catalog.
  ///
  /// - Parameter resource: The color in an asset catalog.
  /// - Invalidation: If the color has several variants, an element that shows the color depends on
  ///   the color scheme and the contrast of the environment. When they change, the element is
  ///   updated.
  public init(_ resource: ColorResource) { self.init(asset: resource.asset) }
}
