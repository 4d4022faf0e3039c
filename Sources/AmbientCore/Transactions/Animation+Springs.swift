public import AmbientAnimation

extension Animation {
  /// The animation that functions such as `withAnimation` use by default: a spring without a
  /// bounce.
  public static var `default`: Animation { spring(response: 0.55, dampingFraction: 1) }

  /// A spring that takes about 0.5 seconds and has no bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// Returns a spring that is described by its duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The approximate length of the animation, in seconds.
  ///   - bounce: How far the spring overshoots: 0 for not at all, 1 for a spring without damping.
  ///     A negative value makes the spring approach the final value more slowly.
  ///   - blendDuration: The seconds in which the host may blend from an earlier spring to this
  ///     spring.
  /// - Returns: The animation.
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
  }

  /// Returns a spring that is described by its response and its damping.
  ///
  /// - Parameters:
  ///   - response: The length of one oscillation of the undamped spring, in seconds.
  ///   - dampingFraction: The damping, relative to the critical damping. With a value of 1 or more,
  ///     the spring does not overshoot.
  ///   - blendDuration: The seconds in which the host may blend from an earlier spring to this
  ///     spring.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    // If the damping is at most 1, the bounce is 1 minus the damping. If the damping is greater,
    // the bounce is negative, and approaches -1 as the damping grows.
    let bounce = dampingFraction <= 1 ? 1 - dampingFraction : 1 / dampingFraction - 1
    return spring(duration: response, bounce: bounce, blendDuration: blendDuration)
  }

  /// A quick spring for views that follow a gesture.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// Returns a quick spring with a response and a damping, for views that follow a gesture.
  ///
  /// - Parameters:
  ///   - response: The length of one oscillation of the undamped spring, in seconds.
  ///   - dampingFraction: The damping, relative to the critical damping. With a value of 1 or more,
  ///     the spring does not overshoot.
  ///   - blendDuration: The seconds in which the host may blend from an earlier spring to this
  ///     spring.
  /// - Returns: The animation.
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

  /// Returns a quick spring with a duration and a bounce, for views that follow a gesture.
  ///
  /// - Parameters:
  ///   - duration: The approximate length of the animation, in seconds.
  ///   - extraBounce: The bounce in addition to the spring's own bounce of 0.14.
  ///   - blendDuration: The seconds in which the host may blend from an earlier spring to this
  ///     spring.
  /// - Returns: The animation.
  public static func interactiveSpring(
    duration: Double = 0.15,
    extraBounce: Double = 0,
    blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring that takes about 0.5 seconds and has no bounce.
  public static var smooth: Animation { smooth() }

  /// Returns a spring that has no bounce by default.
  ///
  /// - Parameters:
  ///   - duration: The approximate length of the animation, in seconds.
  ///   - extraBounce: The bounce of the spring.
  /// - Returns: The animation.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that takes about 0.5 seconds and has a small bounce.
  public static var snappy: Animation { snappy() }

  /// Returns a spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: The approximate length of the animation, in seconds.
  ///   - extraBounce: The bounce in addition to the spring's own bounce of 0.15.
  /// - Returns: The animation.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that takes about 0.5 seconds and has a clear bounce.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring with a clear bounce.
  ///
  /// - Parameters:
  ///   - duration: The approximate length of the animation, in seconds.
  ///   - extraBounce: The bounce in addition to the spring's own bounce of 0.3.
  /// - Returns: The animation.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns a spring with physical properties.
  ///
  /// The effect of the spring is added to the effects of the running animations.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object at the end of the spring.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The force that slows the object, divided by the velocity of the object.
  ///   - initialVelocity: The velocity of the object at the start. With a velocity of 1, the object
  ///     would make the whole change in one second.
  /// - Returns: The animation.
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

  /// Returns a spring that is described by its duration and its bounce.
  ///
  /// The effect of the spring is added to the effects of the running animations.
  ///
  /// - Parameters:
  ///   - duration: The approximate length of the animation, in seconds; greater than 0.
  ///   - bounce: How far the spring overshoots: 0 for not at all, 1 for a spring without damping.
  ///   - initialVelocity: The velocity of the object at the start. With a velocity of 1, the object
  ///     would make the whole change in one second.
  /// - Returns: The animation.
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

  /// A spring that takes about 0.5 seconds, has no bounce, and is added to running animations.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// Returns an animation with a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: The seconds in which the host may blend from an earlier spring to this
  ///     spring.
  /// - Returns: The animation.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(
      .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
    )
  }

  /// Returns an animation with a spring.
  ///
  /// The effect of the spring is added to the effects of the running animations.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The velocity of the object at the start. With a velocity of 1, the object
  ///     would make the whole change in one second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      mass: spring.mass,
      stiffness: spring.stiffness,
      damping: spring.damping,
      initialVelocity: initialVelocity
    )
  }
}
