public import AmbientLayout

extension Image {
  /// How a resizable image fills its space.
  public enum ResizingMode: Hashable, Sendable {
    /// Copies of the image fill the space.
    case tile
    /// One copy of the image is stretched to the size of the space.
    case stretch
  }

  /// Whether an image is drawn in its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The opaque parts of the image have the foreground style.
    case template
    /// The image has its own colors.
    case original
  }

  /// The quality with which a scaled image is drawn.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel of the image becomes a rectangle.
    case none
    /// The colors between pixels are computed fast.
    case low
    /// The colors between pixels are computed with a medium quality.
    case medium
    /// The colors between pixels are computed with a high quality.
    case high
  }

  /// Returns an image that is scaled to fill the available space.
  ///
  /// Hosts see the attribute `resizable`, and `capInsets` and `resizingMode` if they are not the
  /// defaults.
  ///
  /// - Parameters:
  ///   - capInsets: The margins of the image that keep their size.
  ///   - resizingMode: How the rest of the image fills the space.
  /// - Returns: The resizable image.
  /// - Note: Ambient only passes this on to the host.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    setting(.resizable(capInsets: capInsets, mode: resizingMode)) {
      if case .resizable = $0 { true } else { false }
    }
  }

  /// Returns an image that is drawn either in its own colors or in the foreground style.
  ///
  /// - Parameter renderingMode: The mode; nil for the mode of the asset catalog.
  /// - Returns: The image with the attribute `renderingMode`.
  /// - Note: Ambient only passes this on to the host.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    setting(renderingMode.map(ImageTrait.renderingMode)) {
      if case .renderingMode = $0 { true } else { false }
    }
  }

  /// Returns an image that is scaled with the given quality.
  ///
  /// - Parameter interpolation: The quality, which hosts see as the attribute `interpolation`.
  /// - Returns: The image.
  /// - Note: Ambient only passes this on to the host.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    setting(.interpolation(interpolation)) { if case .interpolation = $0 { true } else { false } }
  }

  /// Returns an image with smooth or hard edges.
  ///
  /// - Parameter isAntialiased: Whether edges are smooth, which hosts see as the attribute
  ///   `antialiased`.
  /// - Returns: The image.
  /// - Note: Ambient only passes this on to the host.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    setting(.antialiased(isAntialiased)) { if case .antialiased = $0 { true } else { false } }
  }

  /// Returns a symbol whose layers are colored in the given mode.
  ///
  /// - Parameter mode: The mode; nil for the mode of the environment.
  /// - Returns: The symbol. Its mode has precedence over the mode of the environment.
  /// - Note: Ambient only passes this on to the host.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    setting(mode.map(ImageTrait.symbolRenderingMode)) {
      if case .symbolRenderingMode = $0 { true } else { false }
    }
  }

  /// Returns a symbol that shows its variable value in the given mode.
  ///
  /// - Parameter mode: The mode; nil for the mode of the environment.
  /// - Returns: The symbol. Its mode has precedence over the mode of the environment.
  /// - Note: Ambient only passes this on to the host.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    setting(mode.map(ImageTrait.symbolVariableValueMode)) {
      if case .symbolVariableValueMode = $0 { true } else { false }
    }
  }

  /// Returns a symbol whose layers are filled in the given mode.
  ///
  /// - Parameter mode: The mode; nil for the mode of the environment.
  /// - Returns: The symbol. Its mode has precedence over the mode of the environment.
  /// - Note: Ambient only passes this on to the host.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    setting(mode.map(ImageTrait.symbolColorRenderingMode)) {
      if case .symbolColorRenderingMode = $0 { true } else { false }
    }
  }

  /// Returns an image that may use the given range of brightness.
  ///
  /// - Parameter range: The range; nil for the range of the environment.
  /// - Returns: The image. Its range has precedence over the range of the environment.
  /// - Note: Ambient only passes this on to the host.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    setting(range.map(ImageTrait.dynamicRange)) {
      if case .dynamicRange = $0 { true } else { false }
    }
  }

  /// Returns the image with a new trait, in place of the old trait for which `isOld` returns true.
  ///
  /// If `trait` is nil, the old trait is only removed.
  private func setting(_ trait: ImageTrait?, replacing isOld: (ImageTrait) -> Bool) -> Image {
    var image = self
    image.traits.removeAll(where: isOld)
    if let trait { image.traits.append(trait) }
    return image
  }
}
