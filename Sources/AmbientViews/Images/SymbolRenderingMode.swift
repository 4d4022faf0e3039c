public import AmbientCore

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  /// All alike.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Each as the symbol was drawn.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In levels of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In the styles of the foreground, in turn.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image {
  /// How bright the brightest parts of a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    let name: String

    /// As bright as white is elsewhere.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the display can.
    public static let high = DynamicRange(name: "high")
  }
}

extension EnvironmentValues {
  /// How the layers of symbols are coloured; nil for as usual.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { imageStyle.renderingMode }
    set { imageStyle.renderingMode = newValue }
  }

  /// How bright the brightest parts of pictures may be; nil for as usual.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { imageStyle.dynamicRange }
    set { imageStyle.dynamicRange = newValue }
  }
}

extension View {
  /// Sets how the layers of the symbols in the view are coloured; nil for as usual.
  public nonisolated func symbolRenderingMode(
    _ mode: SymbolRenderingMode?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.symbolRenderingMode, mode, fileID: fileID, line: line)
  }

  /// Sets how bright the brightest parts of the pictures in the view may be; nil for as usual.
  public nonisolated func allowedDynamicRange(
    _ range: Image.DynamicRange?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.allowedDynamicRange, range, fileID: fileID, line: line)
  }
}
