import AmbientCore
import AmbientLayout

/// The effects of a transition of the library on its view in one phase.
///
/// All stock transitions become one element of kind ``ElementKind/transition``, so that a view
/// keeps its state when it gets another transition.
struct TransitionEffect: Equatable {
  var opacity = 1.0
  var scaleX = 1.0
  var scaleY = 1.0
  var anchor = UnitPoint.center
  /// The offset in points.
  var x = 0.0
  var y = 0.0
  /// The offset in widths and heights of the view.
  var moveX = 0.0
  var moveY = 0.0
  /// The radius of a blur, in points.
  var blur = 0.0

  /// Adds another effect.
  func combined(with other: TransitionEffect) -> TransitionEffect {
    var result = self
    result.opacity *= other.opacity
    result.scaleX *= other.scaleX
    result.scaleY *= other.scaleY
    if other.anchor != .center { result.anchor = other.anchor }
    result.x += other.x
    result.y += other.y
    result.moveX += other.moveX
    result.moveY += other.moveY
    result.blur += other.blur
    return result
  }

  /// All numbers, including the numbers without an effect, because an animation needs the numbers
  /// of both phases.
  var attributes: ElementAttributes {
    var attributes = ElementAttributes(.opacity, opacity)
    attributes[.scaleX] = scaleX
    attributes[.scaleY] = scaleY
    attributes[.anchor] = anchor.attribute
    attributes[.x] = x
    attributes[.y] = y
    attributes[.moveX] = moveX
    attributes[.moveY] = moveY
    attributes[.radius] = blur
    return attributes
  }
}
