import Ambient
import AmbientTesting

/// The frames that views have reported, each under a name that the test chooses.
@MainActor
final class FrameLog {
  var frames: [String: CGRect] = [:]

  subscript(name: String) -> CGRect? { frames[name] }
}

extension View {
  /// Logs the frame of the view, measured in a coordinate space, under the given name.
  func logged(
    _ name: String,
    in space: some CoordinateSpaceProtocol & Sendable,
    to log: FrameLog
  ) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: space)
    } action: {
      log.frames[name] = $0
    }
  }

  /// Logs the bounds of a named coordinate space under the name `bounds`.
  func loggedBounds(of space: NamedCoordinateSpace, to log: FrameLog) -> some View {
    onGeometryChange(for: CGRect?.self) {
      $0.bounds(of: space)
    } action: {
      log.frames["bounds"] = $0
    }
  }
}

extension CGRect {
  func isNear(_ other: CGRect) -> Bool {
    origin.isNear(other.origin) && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}

extension CGPoint {
  func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}

extension CGRect? {
  func isNear(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    map { $0.isNear(CGRect(x: x, y: y, width: width, height: height)) } ?? false
  }
}

extension CGPoint? {
  func isNear(_ x: CGFloat, _ y: CGFloat) -> Bool {
    map { $0.isNear(CGPoint(x: x, y: y)) } ?? false
  }
}

/// An effect that moves a view down by a share of the view's height.
struct Lowering: GeometryEffect {
  var share: CGFloat = 1

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 0, y: size.height * share))
  }

  var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }
}
