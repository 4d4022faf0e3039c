import CoreGraphics

/// Code in a file that imports CoreGraphics, but neither SwiftUI nor Testing.
enum PathBounds {
  static func bounds(width: CGFloat, height: CGFloat) -> CGRect {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: width, height: height))
    return path.boundingBoxOfPath
  }

  static func moved(_ point: CGPoint, right distance: CGFloat) -> CGPoint {
    point.applying(CGAffineTransform(translationX: distance, y: 0))
  }
}
