extension Animation {
  /// What is used where no other animation is given: a spring without a bounce.
  public static var `default`: Animation { spring(response: 0.55, dampingFraction: 1) }

  /// A spring without a bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring that takes about so many seconds, and overshoots if it bounces.
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
  }

  /// A spring with a stiffness, as the seconds of one swing, and a damping: at 1 it does not overshoot.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    // The bounce is what is missing to a damping of 1; below zero it is the fraction that is too much.
    let bounce = dampingFraction <= 1 ? 1 - dampingFraction : 1 / dampingFraction - 1
    return spring(duration: response, bounce: bounce, blendDuration: blendDuration)
  }

  /// A quick spring, for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A quick spring, for what follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    spring(
      response: response,
      dampingFraction: dampingFraction,
      blendDuration: blendDuration
    )
  }

  /// A quick spring, for what follows a finger.
  public static func interactiveSpring(
    duration: Double = 0.15,
    extraBounce: Double = 0,
    blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring without a bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without a bounce but an extra one.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a small bounce, and an extra one.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a bounce, and an extra one.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring with physical properties, to which others are added on the way.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .physicalSpring(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        initialVelocity: initialVelocity
      )
    )
  }

  /// A spring that takes about so many seconds, to which others are added on the way.
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    let frequency = 2 * Double.pi / duration
    let damping = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    return interpolatingSpring(
      stiffness: frequency * frequency,
      damping: 2 * damping * frequency,
      initialVelocity: initialVelocity
    )
  }

  /// A spring without a bounce, to which others are added on the way.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}
