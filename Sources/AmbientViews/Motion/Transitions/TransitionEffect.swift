import AmbientCore
import AmbientLayout

/// What a transition of the library does to a view in one phase.
///
/// All transitions use the same kind of element, ``ElementKind/transition``. Therefore a view keeps
/// its state when it gets another transition.
struct TransitionEffect: Equatable {
  var opacity = 1.0
  var scaleX = 1.0
  var scaleY = 1.0
  var anchor = UnitPoint.center
  /// The horizontal distance by which the view moves, in points.
  var x = 0.0
  /// The vertical distance by which the view moves, in points.
  var y = 0.0
  /// The horizontal offset, in widths of the view.
  var moveX = 0.0
  /// The vertical offset, in heights of the view.
  var moveY = 0.0
  /// The radius of a blur, in points.
  var blur = 0.0
  /// The symbol effect that a host can play, with its options; nil for none.
  var symbolEffect: String?

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
    result.symbolEffect = other.symbolEffect ?? symbolEffect
    return result
  }

  /// The attributes of the element, including the numbers that change nothing.
  ///
  /// An animation needs the first and the last value of each number.
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
    if let symbolEffect { attributes[.symbolEffect] = symbolEffect }
    return attributes
  }
}
