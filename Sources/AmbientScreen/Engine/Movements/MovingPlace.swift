import AmbientAnimation
import AmbientCore
import AmbientLayout

/// Where a moving view is shown at a step of its animation.
///
/// The *overhang* of a view is how far the view extends beyond its frame at each edge; see
/// ``LayoutNode/overhang``. When a bar over a scroll view grows, one layout changes the frame, the
/// overhang and the offset of the scroll view. One animation changes all three on the screen, so
/// that neither the edges of the scroll view nor its content jump.
struct MovingPlace: Animatable, Equatable {
  /// The frame in the space that contains the view (see ``LayoutNode/isSpace``), without the
  /// overhang.
  var frame: CGRect

  /// The difference between the overhang on the screen and the overhang of the last layout.
  var addedOverhang = EdgeInsets()

  /// The difference between the scroll offset on the screen and the scroll offset of the last
  /// layout.
  var addedScroll = CGPoint.zero

  typealias AnimatableData = AnimatablePair<
    CGRect.AnimatableData, AnimatablePair<EdgeInsets.AnimatableData, CGPoint.AnimatableData>
  >

  var animatableData: AnimatableData {
    get {
      AnimatablePair(
        frame.animatableData,
        AnimatablePair(addedOverhang.animatableData, addedScroll.animatableData)
      )
    }
    set {
      frame.animatableData = newValue.first
      addedOverhang.animatableData = newValue.second.first
      addedScroll.animatableData = newValue.second.second
    }
  }

  init(_ frame: CGRect) { self.frame = frame }

  init(data: AnimatableData) {
    frame = .zero
    animatableData = data
  }
}

extension LayoutNode {
  private var movingPlace: MovingPlace? { movement.map { MovingPlace(data: $0.value) } }

  /// The current frame of a moving view, in the space that contains the view; nil if the view does
  /// not move.
  ///
  /// A spring can make a length negative. The result then has a length of zero.
  var movedPlace: CGRect? {
    guard var frame = movingPlace?.frame else { return nil }
    frame.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
    return frame
  }

  /// The overhang of the view on the screen at the current step of its animation.
  var shownOverhang: EdgeInsets {
    movingPlace.map { overhang + $0.addedOverhang } ?? overhang
  }

  /// Returns the origin of the coordinates in which the element's views are placed, at the current
  /// step of the animation.
  ///
  /// If the views are scrolled, the origin differs from `corner`, the current corner of the
  /// element.
  func shownCorner(ofViewsAt corner: CGPoint) -> CGPoint {
    self.corner(ofViewsAt: corner, scrolledFartherBy: movingPlace?.addedScroll ?? .zero)
  }
}
