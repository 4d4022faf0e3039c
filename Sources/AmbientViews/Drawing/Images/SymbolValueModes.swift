public import AmbientCore

/// The way in which a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String

  /// The first layers have their color, and the remaining layers are faint.
  ///
  /// A greater value colors more layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// A part of each line of the symbol is drawn; a greater value draws a longer part.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The way in which the layers of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String

  /// Each layer has one color.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Each layer has a gradient of its color.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension EnvironmentValues {
  /// The way in which symbols show their variable value; nil (the default) lets the host choose.
  ///
  /// Symbols have the attribute `variableValueMode` if the value is not nil.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { imageStyle.variableValueMode }
    set { imageStyle.variableValueMode = newValue }
  }

  /// The way in which the layers of symbols are filled; nil (the default) lets the host choose.
  ///
  /// Symbols have the attribute `colorRendering` if the value is not nil.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { imageStyle.colorRenderingMode }
    set { imageStyle.colorRenderingMode = newValue }
  }
}

extension View {
  /// Sets how the symbols in the view show their variable value; nil lets the host choose.
  ///
  /// - Parameters:
  ///   - mode: The way in which symbols show their variable value; nil lets the host choose.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the images in the view, and runs the bodies
  ///   that read `symbolVariableValueMode`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.symbolVariableValueMode, mode, fileID: fileID, line: line)
  }

  /// Sets how the layers of the symbols in the view are filled; nil lets the host choose.
  ///
  /// - Parameters:
  ///   - mode: The way in which the layers are filled; nil lets the host choose.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the images in the view, and runs the bodies
  ///   that read `symbolColorRenderingMode`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.symbolColorRenderingMode, mode, fileID: fileID, line: line)
  }
}
