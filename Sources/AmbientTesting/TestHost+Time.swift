import AmbientCore

extension TestHost {
  /// The time of the tree's clock in seconds: zero until the test advances it.
  public var time: Double { viewTree.time }

  /// Lets time pass, and settles after everything that becomes due.
  ///
  /// Long presses and double taps measure time with this clock. It never moves by itself.
  ///
  /// ```swift
  /// let touch = host.touch("Photo")
  /// host.advance(by: 0.5)          // the long press ends
  /// touch.up()
  /// ```
  ///
  /// - Parameter duration: The time in seconds.
  public func advance(by duration: Double) {
    let end = time + duration
    while let next = viewTree.nextDeadline, next <= end {
      viewTree.advance(to: next)
      settle()
    }
    viewTree.advance(to: end)
    settle()
  }
}
