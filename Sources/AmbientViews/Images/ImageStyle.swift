import AmbientCore

/// All that the surroundings say about pictures, in one value: a picture reads it once, and so has one
/// dependency.
struct ImageStyle: Equatable {
  var scale = Image.Scale.medium
  var variants = SymbolVariants.none
  var renderingMode: SymbolRenderingMode?
  var dynamicRange: Image.DynamicRange?

  /// What is unusual, as hosts are told.
  func attributes(ofSymbol isSymbol: Bool) -> ElementAttributes {
    var attributes = ElementAttributes()
    if scale != .medium { attributes[.scale] = "\(scale)" }
    if isSymbol {
      if variants != .none { attributes[.variants] = variants.name }
      if let renderingMode { attributes[.rendering] = renderingMode.name }
    } else if let dynamicRange {
      attributes[.dynamicRange] = dynamicRange.name
    }
    return attributes
  }
}

extension EnvironmentValues {
  /// All that is said about pictures.
  var imageStyle: ImageStyle {
    get { unusualImageStyle ?? ImageStyle() }
    set { self[ImageStyleKey.self] = Boxed(newValue, unless: ImageStyle()) }
  }

  /// The same; nil if nothing is said.
  var unusualImageStyle: ImageStyle? { self[ImageStyleKey.self]?.value }
}

private struct ImageStyleKey: EnvironmentKey {
  static var defaultValue: Boxed<ImageStyle>? { nil }
}
