public import AmbientDrawing

extension VisualEffect {
  /// Adds a shader that computes the color of each pixel from this pixel alone.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - isEnabled: Whether the shader is used.
  /// - Returns: The effects with the shader.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding(.shader(ShaderDetail(shader, use: .color), isEnabled: isEnabled))
  }

  /// Adds a shader that moves pixels.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The largest distance by which a pixel moves, in points.
  ///   - isEnabled: Whether the shader is used.
  /// - Returns: The effects with the shader.
  public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect {
    let detail = ShaderDetail(shader, use: .distortion, maxSampleOffset: maxSampleOffset)
    return adding(.shader(detail, isEnabled: isEnabled))
  }

  /// Adds a shader that computes the color of each pixel from several pixels of the view.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The largest distance between a pixel and the pixels that the shader reads
  ///     for this pixel, in points.
  ///   - isEnabled: Whether the shader is used.
  /// - Returns: The effects with the shader.
  public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect {
    let detail = ShaderDetail(shader, use: .layer, maxSampleOffset: maxSampleOffset)
    return adding(.shader(detail, isEnabled: isEnabled))
  }
}
