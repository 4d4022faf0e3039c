/// The gestures that a modifier enables: its own gesture, and the gestures of the subviews.
public struct GestureMask: OptionSet, Sendable {
  /// The bits, one for each group of gestures.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The mask that disables the added gesture and the gestures of the subviews.
  public static let none: GestureMask = []

  /// The mask that enables only the added gesture.
  public static let gesture = GestureMask(rawValue: 1 << 0)

  /// The mask that enables only the gestures of the subviews.
  public static let subviews = GestureMask(rawValue: 1 << 1)

  /// The mask that enables the added gesture and the gestures of the subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}
