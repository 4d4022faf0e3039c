public import AmbientDrawing
public import AmbientHosting

extension ElementKind {
  /// A view that is drawn through a shader.
  ///
  /// If the shader is enabled, the element has the attribute `shader` and a ``ShaderDetail``.
  public static let shaderEffect: ElementKind = "ShaderEffect"
}

extension ElementAttribute where Value == String {
  /// The use of a shader, such as `color`, followed by the name of its function: `color ripple`.
  public static var shader: Self { Self("shader") }
}

/// A shader that changes how a view is drawn.
public struct ShaderDetail: ElementDetail, Equatable, Sendable {
  /// The use of a shader; it determines the arguments and the result of the shader's function.
  public enum Use: String, Hashable, Sendable {
    /// The function gets the position and the color of a pixel, and returns the new color.
    case color
    /// The function gets the position of a pixel, and returns the position from which the color of
    /// this pixel is taken.
    case distortion
    /// The function gets the position of a pixel and the whole view, and returns the new color.
    case layer
  }

  /// The shader that changes how the view is drawn.
  public let shader: Shader

  /// The use of the shader.
  public let use: Use

  /// The largest distance between a pixel and the pixels from which its color is computed, in
  /// points.
  public let maxSampleOffset: CGSize

  /// Creates the detail of a shader.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - use: The use of the shader.
  ///   - maxSampleOffset: The largest distance between a pixel and the pixels from which its color
  ///     is computed, in points.
  public init(_ shader: Shader, use: Use, maxSampleOffset: CGSize = .zero) {
    self.shader = shader
    self.use = use
    self.maxSampleOffset = maxSampleOffset
  }

  var attribute: String { "\(use.rawValue) \(shader.function.name)" }
}
