public import AmbientCore

/// Parts of the screen that bars or a keyboard may cover.
///
/// Normally, views do not extend into these parts.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt

  /// Creates a set of regions from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The region that parts of the device, or bars of the view's container, may cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region that the on-screen keyboard may cover.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions: those that parts of the device, bars or the on-screen keyboard may cover.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Extends the view beyond the safe area.
  ///
  /// - Parameters:
  ///   - regions: The regions of the safe area to ignore. An empty set has no effect.
  ///   - edges: The edges of the view to extend.
  /// - Returns: A view that ignores the safe area.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    var attributes = ElementAttributes()
    if regions == .container { attributes[.regions] = "container" }
    if regions == .keyboard { attributes[.regions] = "keyboard" }
    attributes[.edges] = (regions.isEmpty ? [] : edges).attribute
    return Wrapper(kind: .ignoresSafeArea, attributes: attributes, content: self)
  }

  /// Extends the view beyond the safe area at the given edges, for all regions.
  ///
  /// - Parameter edges: The edges.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
