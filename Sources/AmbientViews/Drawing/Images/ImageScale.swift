public import AmbientCore

extension EnvironmentValues {
  /// The size of symbols relative to text; `.medium` by default.
  ///
  /// Hosts that use `AmbientScreen` show a small symbol 0.8 times as wide and as high as a medium
  /// symbol, and a large symbol 1.3 times as wide and as high. In a terminal, all symbols have the
  /// same size.
  ///
  /// An image has the attribute `scale` if this value is not `.medium`.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var imageScale: Image.Scale {
    get { imageStyle.scale }
    set { imageStyle.scale = newValue }
  }
}

extension View {
  /// Sets the size of symbols relative to text.
  ///
  /// The modifier sets the environment value ``EnvironmentValues/imageScale``.
  ///
  /// - Parameters:
  ///   - scale: The size of the symbols.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the images in the view, and runs the bodies
  ///   that read `imageScale`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func imageScale(
    _ scale: Image.Scale,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.imageScale, scale, fileID: fileID, line: line)
  }
}
