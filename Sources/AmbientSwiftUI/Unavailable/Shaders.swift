public import AmbientCore
public import AmbientViews
public import Foundation

/// A shader of Metal with its arguments.
@available(
  *,
  unavailable,
  message:
    "There are no shaders here. Draw in a Canvas, or leave the effect out with #if canImport(Metal)."
)
public struct Shader {
  /// A value for a shader.
  public struct Argument {
    /// A number.
    public static func float(_ x: some BinaryFloatingPoint) -> Argument { Argument() }

    /// A number.
    public static func float(_ x: Int) -> Argument { Argument() }

    /// Two numbers.
    public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint)
      -> Argument
    {
      Argument()
    }

    /// The width and the height of a size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }

    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }

    /// Any number of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }

    /// A color.
    public static func color(_ color: Color) -> Argument { Argument() }

    /// Any number of colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }

    /// An image.
    public static func image(_ image: Image) -> Argument { Argument() }

    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }

    /// The bounds of the view.
    public static var boundingRect: Argument { Argument() }
  }

  /// Creates a shader of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {}
}

/// A function of a library of shaders.
@available(
  *,
  unavailable,
  message:
    "There are no shaders here. Draw in a Canvas, or leave the effect out with #if canImport(Metal)."
)
@dynamicCallable public struct ShaderFunction {
  /// Returns a shader with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of shaders of Metal.
@available(
  *,
  unavailable,
  message:
    "There are no shaders here. Draw in a Canvas, or leave the effect out with #if canImport(Metal)."
)
@dynamicMemberLookup public struct ShaderLibrary {
  /// The library of the app.
  public static var `default`: ShaderLibrary { ShaderLibrary() }

  /// Returns a function of the library of the app.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }

  /// Returns a function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

extension View {
  /// Changes the color of each pixel.
  @available(
    *,
    unavailable,
    message:
      "There are no shaders here. Draw in a Canvas, or leave the effect out with #if canImport(Metal)."
  )
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  /// Moves each pixel.
  @available(
    *,
    unavailable,
    message:
      "There are no shaders here. Draw in a Canvas, or leave the effect out with #if canImport(Metal)."
  )
  public nonisolated func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Changes each pixel, and reads those around it.
  @available(
    *,
    unavailable,
    message:
      "There are no shaders here. Draw in a Canvas, or leave the effect out with #if canImport(Metal)."
  )
  public nonisolated func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }
}
