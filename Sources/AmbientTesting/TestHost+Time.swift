import AmbientCore

extension TestHost {
  /// The time of the tree's clock in seconds: zero until the test advances it.
  public var time: Double { viewTree.time }

  /// Lets time pass, and settles each time that something becomes due.
  ///
  /// Long presses, double taps and timelines measure time with the tree's clock. With
  /// `runsAnimations`, animations use this clock too. The clock never moves by itself.
  ///
  /// ```swift
  /// let touch = host.touch("Photo")
  /// host.advance(by: 0.5)          // the view recognizes the long press
  /// touch?.up()
  /// ```
  ///
  /// The clock stops at each time at which something becomes due, such as the end of an animation,
  /// and then at the end of the duration. Animated values are shown at these times only. To see
  /// more values, advance the clock in several steps.
  ///
  /// - Parameter duration: The time in seconds.
  public func advance(by duration: Double) {
    let end = time + duration
    // A sum of steps may differ slightly from the exact time at which something becomes due.
    let tolerance = 1e-9
    while let next = viewTree.nextExactDeadline, next <= end + tolerance {
      viewTree.advance(to: next)
      settle()
    }
    viewTree.advance(to: end)
    settle()
  }
}
