public import AmbientCore
public import AmbientDrawing
public import Foundation

/// A call of a function that computes the colors or positions of pixels.
///
/// As a style, a shader fills shapes. With `colorEffect`, `distortionEffect` and `layerEffect`, a
/// shader changes how a view is drawn. In pictures that the library draws, these modifiers have no
/// effect, and shapes that are filled with a shader are gray.
///
/// - Note: Ambient only passes this on to the host.
public struct Shader: ShapeStyle, Equatable {
  /// The type of the resolved style: a shader resolves to itself.
  public typealias Resolved = Shader

  /// The function that computes colors or positions.
  public var function: ShaderFunction

  /// The arguments that the program passes.
  ///
  /// The function first gets the arguments from the host, such as the position of the pixel.
  public var arguments: [Argument]

  /// Whether colors are dithered when the shader is used as a style.
  public var dithersColor = false

  /// Creates a shader.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - arguments: The arguments that the function gets after the arguments from the host.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Returns the shader as a paint.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { .shader(self) }
}

extension Shader {
  /// An argument of a shader function.
  public struct Argument: Equatable, Sendable {
    /// The value of an argument.
    public enum Value: Equatable, Sendable {
      /// One to four numbers.
      case floats([Float])
      /// An array of numbers.
      case floatArray([Float])
      /// The rectangle around the view or shape, as four numbers.
      case boundingRect
      /// A color.
      case color(Color)
      /// An array of colors.
      case colorArray([Color])
      /// An image.
      case image(Image)
      /// An array of bytes.
      case data(Data)
    }

    /// The value of the argument.
    public let value: Value

    /// Returns an argument with one number.
    ///
    /// - Parameter x: The number.
    /// - Returns: The argument.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(value: .floats([Float(x)]))
    }

    /// Returns an argument with a vector of two numbers.
    ///
    /// - Parameters:
    ///   - x: The first number.
    ///   - y: The second number.
    /// - Returns: The argument.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(value: .floats([Float(x), Float(y)]))
    }

    /// Returns an argument with the coordinates of a point.
    ///
    /// - Parameter point: The point.
    /// - Returns: The argument.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    /// Returns an argument with the width and the height of a size.
    ///
    /// - Parameter size: The size.
    /// - Returns: The argument.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    /// Returns an argument with the two components of a vector.
    ///
    /// - Parameter vector: The vector.
    /// - Returns: The argument.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    /// Returns an argument with a vector of three numbers.
    ///
    /// - Parameters:
    ///   - x: The first number.
    ///   - y: The second number.
    ///   - z: The third number.
    /// - Returns: The argument.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: .floats([Float(x), Float(y), Float(z)]))
    }

    /// Returns an argument with a vector of four numbers.
    ///
    /// - Parameters:
    ///   - x: The first number.
    ///   - y: The second number.
    ///   - z: The third number.
    ///   - w: The fourth number.
    /// - Returns: The argument.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(value: .floats([Float(x), Float(y), Float(z), Float(w)]))
    }

    /// Returns an argument with an array of numbers.
    ///
    /// - Parameter array: The numbers.
    /// - Returns: The argument.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(value: .floatArray(array))
    }

    /// The rectangle around the view or shape, as four numbers: x, y, width and height.
    public static var boundingRect: Argument { Argument(value: .boundingRect) }

    /// Returns an argument with a color.
    ///
    /// - Parameter color: The color.
    /// - Returns: The argument.
    public static func color(_ color: Color) -> Argument { Argument(value: .color(color)) }

    /// Returns an argument with an array of colors.
    ///
    /// - Parameter array: The colors.
    /// - Returns: The argument.
    public static func colorArray(_ array: [Color]) -> Argument {
      Argument(value: .colorArray(array))
    }

    /// Returns an argument with an image.
    ///
    /// - Parameter image: The image.
    /// - Returns: The argument.
    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }

    /// Returns an argument with bytes.
    ///
    /// - Parameter data: The bytes.
    /// - Returns: The argument.
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }
}
