public import AmbientCore

extension EnvironmentValues {
  /// The size of symbols among texts.
  public var imageScale: Image.Scale {
    get { imageStyle.scale }
    set { imageStyle.scale = newValue }
  }
}

extension View {
  /// Sets the size of the symbols in the view.
  public nonisolated func imageScale(
    _ scale: Image.Scale,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.imageScale, scale, fileID: fileID, line: line)
  }
}
