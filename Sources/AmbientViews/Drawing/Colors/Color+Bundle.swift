public import class Foundation.Bundle

extension Color {
  /// Creates a color from its name in an asset catalog.
  ///
  /// If no catalog has the name, hosts get the name and can choose a color for it.
  ///
  /// - Parameters:
  ///   - name: The name, with the namespaces before it, as in `Icons/Brand`.
  ///   - bundle: The bundle whose resources contain the catalog; nil for the program itself.
  public init(_ name: String, bundle: Bundle?) { self.init(asset: AssetName(name, in: bundle)) }
}
