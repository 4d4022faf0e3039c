/// A screen of UIKit, such as the display of a phone.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Read a size with GeometryReader or containerRelativeFrame."
)
public final class UIScreen {}

/// A path of UIKit, made of lines and curves.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Use Path, with UnevenRoundedRectangle for rounded corners."
)
public final class UIBezierPath {}

/// The corners of a rectangle in UIKit.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Set the radius of each corner with UnevenRoundedRectangle."
)
public struct UIRectCorner {}
