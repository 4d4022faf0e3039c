public import class Foundation.Bundle

extension Color {
  /// Creates the color with a name that the host knows, such as the name of an asset.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Accepted without effect: hosts get the name alone.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}
