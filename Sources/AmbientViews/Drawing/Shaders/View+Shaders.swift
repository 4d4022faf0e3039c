public import AmbientCore
public import AmbientDrawing

/// Modifiers that draw a view through a shader.
extension View {
  /// Draws the view with colors that a shader computes from each pixel.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - isEnabled: Whether the shader is used.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    drawn(through: ShaderDetail(shader, use: .color), isEnabled)
  }

  /// Draws the view with pixels that a shader moves.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The largest distance by which a pixel moves, in points.
  ///   - isEnabled: Whether the shader is used.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View {
    drawn(
      through: ShaderDetail(shader, use: .distortion, maxSampleOffset: maxSampleOffset),
      isEnabled
    )
  }

  /// Draws the view with colors that a shader computes from the whole view.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The largest distance between a pixel and the pixels that the shader reads
  ///     for this pixel, in points.
  ///   - isEnabled: Whether the shader is used.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View {
    drawn(through: ShaderDetail(shader, use: .layer, maxSampleOffset: maxSampleOffset), isEnabled)
  }

  private nonisolated func drawn(through detail: ShaderDetail, _ isEnabled: Bool) -> some View {
    Wrapper(
      kind: .shaderEffect,
      attributes: isEnabled ? ElementAttributes(.shader, detail.attribute) : ElementAttributes(),
      details: isEnabled ? [detail] : [],
      content: self
    )
  }
}
