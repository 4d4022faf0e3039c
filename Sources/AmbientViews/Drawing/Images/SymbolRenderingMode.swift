public import AmbientCore

/// The way in which the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  /// All layers have the same color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Each layer has the color that the symbol defines for it.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// The layers have different opacities of one color.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each layer has its own foreground style: the first layer has the first style, and so on.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image {
  /// The range of brightness that an image may use.
  public struct DynamicRange: Hashable, Sendable {
    let name: String

    /// No color is brighter than standard white.
    public static let standard = DynamicRange(name: "standard")
    /// Colors can be somewhat brighter than standard white.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// Colors can be as bright as the display allows.
    public static let high = DynamicRange(name: "high")
  }
}

extension EnvironmentValues {
  /// The way in which the layers of symbols are colored; nil (the default) lets the host choose.
  ///
  /// Symbols have the attribute `rendering` if the value is not nil.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { imageStyle.renderingMode }
    set { imageStyle.renderingMode = newValue }
  }

  /// The range of brightness that images may use; nil (the default) lets the host choose.
  ///
  /// Images that are not symbols have the attribute `dynamicRange` if the value is not nil.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { imageStyle.dynamicRange }
    set { imageStyle.dynamicRange = newValue }
  }
}

extension View {
  /// Sets how the layers of the symbols in the view are colored; nil lets the host choose.
  ///
  /// The modifier sets the environment value ``EnvironmentValues/symbolRenderingMode``.
  ///
  /// - Parameters:
  ///   - mode: The way in which the layers are colored; nil lets the host choose.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the images in the view, and runs the bodies
  ///   that read `symbolRenderingMode`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func symbolRenderingMode(
    _ mode: SymbolRenderingMode?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.symbolRenderingMode, mode, fileID: fileID, line: line)
  }

  /// Sets the range of brightness that the images in the view may use; nil lets the host choose.
  ///
  /// The modifier sets the environment value ``EnvironmentValues/allowedDynamicRange``.
  ///
  /// - Parameters:
  ///   - range: The range; nil lets the host choose.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the images in the view, and runs the bodies
  ///   that read `allowedDynamicRange`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func allowedDynamicRange(
    _ range: Image.DynamicRange?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.allowedDynamicRange, range, fileID: fileID, line: line)
  }
}
