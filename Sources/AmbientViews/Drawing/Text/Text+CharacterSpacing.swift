/// Modifiers that set the design and the spacing of the characters of a text.
///
/// If several modifiers set the same property, the first modifier wins.
extension Text {
  /// Sets the design of the characters; nil for the design of the environment.
  ///
  /// - Parameter design: The design; nil for the design of the environment.
  /// - Returns: The text with the design.
  /// - Note: Ambient only passes this on to the host.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }

  /// Sets the width of the characters; nil for the width of the environment.
  ///
  /// - Parameter width: The width; nil for the width of the environment.
  /// - Returns: The text with the width.
  /// - Note: Ambient only passes this on to the host.
  public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = width } }

  /// Gives all digits the same width.
  ///
  /// - Returns: The text with digits of the same width.
  /// - Note: Ambient only passes this on to the host.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

  /// Adds space after each character, in points; a negative number moves the characters together.
  ///
  /// If a text has both a tracking and a kerning, only the tracking applies.
  ///
  /// - Parameter kerning: The space, in points.
  /// - Returns: The text with the space.
  /// - Note: Ambient only passes this on to the host.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }

  /// Adds space after each character, in points; a negative number moves the characters together.
  ///
  /// In SwiftUI, tracking also separates the characters of a ligature, and kerning does not. In
  /// this library, hosts get one attribute for both.
  ///
  /// - Parameter tracking: The space, in points.
  /// - Returns: The text with the space.
  /// - Note: Ambient only passes this on to the host.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }

  /// Moves the characters up from the baseline by a distance in points.
  ///
  /// A negative distance moves the characters down.
  ///
  /// - Parameter baselineOffset: The distance, in points.
  /// - Returns: The text with the moved characters.
  /// - Note: Ambient only passes this on to the host.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = baselineOffset }
  }
}
