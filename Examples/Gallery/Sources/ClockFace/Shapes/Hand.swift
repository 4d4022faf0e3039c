import SwiftUI

/// A hand that points upward from the middle, with a short tail.
struct Hand: Shape {
  /// The length, as a part of the radius.
  var length: CGFloat
  var width: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let tail = radius * 0.12
    let hand = CGRect(
      x: rect.midX - width / 2,
      y: rect.midY - radius * length,
      width: width,
      height: radius * length + tail
    )
    return Path(roundedRect: hand, cornerRadius: width / 2)
  }
}
