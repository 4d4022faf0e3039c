#if !canImport(CoreGraphics)
/// A distance with a direction, in points.
///
/// This library declares the type because Foundation has it only on Apple's systems.
public struct CGVector: Hashable, Sendable {
  /// The horizontal distance, in points.
  public var dx: CGFloat
  /// The downward distance, in points.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector()

  /// Creates the vector of length 0.
  public init() { self.init(dx: 0 as CGFloat, dy: 0 as CGFloat) }

  /// Creates a vector from distances in points.
  ///
  /// - Parameters:
  ///   - dx: The horizontal distance; positive to the right.
  ///   - dy: The vertical distance; positive downward on the screen.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from distances in points.
  ///
  /// - Parameters:
  ///   - dx: The horizontal distance; positive to the right.
  ///   - dy: The vertical distance; positive downward on the screen.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from distances in points.
  ///
  /// - Parameters:
  ///   - dx: The horizontal distance; positive to the right.
  ///   - dy: The vertical distance; positive downward on the screen.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGVector: Codable {
  /// Reads a vector that is stored as the list of its two distances.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The error of the decoder, if the data is not a list of two numbers.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(dx: try list.decode(CGFloat.self), dy: try list.decode(CGFloat.self))
  }

  /// Stores the vector as the list of its two distances.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(dx)
    try list.encode(dy)
  }
}
#endif
