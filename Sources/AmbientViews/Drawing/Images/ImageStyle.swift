import AmbientCore

/// All environment values for images, in one value.
///
/// An image therefore has one dependency instead of seven.
struct ImageStyle: Equatable {
  var scale = Image.Scale.medium
  var variants = SymbolVariants.none
  var renderingMode: SymbolRenderingMode?
  var variableValueMode: SymbolVariableValueMode?
  var colorRenderingMode: SymbolColorRenderingMode?
  var dynamicRange: Image.DynamicRange?
  var effects: [SymbolEffectState] = []

  /// Returns attributes for the values that differ from their defaults.
  ///
  /// The scale applies to all images, and the dynamic range to all images except symbols. The other
  /// values apply only to symbols.
  func attributes(ofSymbol isSymbol: Bool) -> ElementAttributes {
    var attributes = ElementAttributes()
    if scale != .medium { attributes[.scale] = "\(scale)" }
    if isSymbol {
      if variants != .none { attributes[.variants] = variants.name }
      if let renderingMode { attributes[.rendering] = renderingMode.name }
      if let variableValueMode { attributes[.variableValueMode] = variableValueMode.name }
      if let colorRenderingMode { attributes[.colorRendering] = colorRenderingMode.name }
      let effects = effects.compactMap(\.attributeText)
      if !effects.isEmpty { attributes[.symbolEffects] = effects.joined(separator: ", ") }
    } else if let dynamicRange {
      attributes[.dynamicRange] = dynamicRange.name
    }
    return attributes
  }
}

extension EnvironmentValues {
  /// The environment values for images, with defaults for values that are not set.
  var imageStyle: ImageStyle {
    get { customImageStyle ?? ImageStyle() }
    set { self[ImageStyleKey.self] = Boxed(newValue, unless: ImageStyle()) }
  }

  /// The environment values for images; nil if all of them have their defaults.
  var customImageStyle: ImageStyle? { self[ImageStyleKey.self]?.value }
}

private struct ImageStyleKey: EnvironmentKey {
  static var defaultValue: Boxed<ImageStyle>? { nil }
}
