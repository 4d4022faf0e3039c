public import AmbientDrawing

/// Filters that draw through a shader.
///
/// In pictures that the library draws, these filters have no effect.
extension GraphicsContext.Filter {
  /// Replaces each color by the result of a shader that gets this color.
  ///
  /// - Parameter shader: The shader.
  /// - Returns: The filter.
  /// - Note: Ambient only passes this on to the host.
  public static func colorShader(_ shader: Shader) -> Self {
    Self(.shader(ShaderDetail(shader, use: .color)))
  }

  /// Takes the color of each pixel from a position that a shader computes.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The largest distance by which a pixel moves, in points.
  /// - Returns: The filter.
  /// - Note: Ambient only passes this on to the host.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    Self(.shader(ShaderDetail(shader, use: .distortion, maxSampleOffset: maxSampleOffset)))
  }

  /// Replaces each color by a color that a shader computes from the whole drawing.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The largest distance between a pixel and the pixels that the shader reads
  ///     for this pixel, in points.
  /// - Returns: The filter.
  /// - Note: Ambient only passes this on to the host.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    Self(.shader(ShaderDetail(shader, use: .layer, maxSampleOffset: maxSampleOffset)))
  }
}
