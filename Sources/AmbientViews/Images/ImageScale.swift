public import AmbientCore

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The size of symbols among texts.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
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
