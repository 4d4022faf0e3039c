import AmbientCore

/// How far something is turned.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in parts of the radius.
  public var radians: Double

  /// The angle in parts of a turn of 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public static let zero = Angle()

  /// Makes an angle of nothing.
  public init() { radians = 0 }

  /// Makes an angle in parts of the radius.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle in parts of a turn of 360.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in parts of the radius.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in parts of a turn of 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first one is smaller.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

/// A point of a view, in parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// From the side where lines begin, 0, to the side where they end, 1.
  public var x: CGFloat
  /// From the top, 0, to the bottom, 1.
  public var y: CGFloat

  /// Makes the point in the corner at the top where lines begin.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// In the corner at the top where lines begin.
  public static let zero = UnitPoint()
  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// At the side where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// At the side where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// At the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// At the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// In the corner at the top where lines begin.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// In the corner at the top where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// In the corner at the bottom where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// In the corner at the bottom where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point as hosts are told; nil for the middle, which is usual.
  var attribute: String? {
    self == .center ? nil : "\(x.inPoints) \(y.inPoints)"
  }
}
