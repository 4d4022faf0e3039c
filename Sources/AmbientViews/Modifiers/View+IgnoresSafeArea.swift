public import AmbientCore

/// What may cover a view at the edges of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What belongs to the device and to the view's container, such as bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view extend to where something may cover it.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    var attributes = ElementAttributes()
    if regions == .container { attributes[.regions] = "container" }
    if regions == .keyboard { attributes[.regions] = "keyboard" }
    if edges != .all {
      let names = Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map { "\($0)" }
      attributes[.edges] = names.joined(separator: " ")
    }
    return Wrapper(kind: .ignoresSafeArea, attributes: attributes, content: self)
  }

  /// Lets the view extend to where something may cover it.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
