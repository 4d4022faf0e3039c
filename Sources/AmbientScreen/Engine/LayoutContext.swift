import AmbientLayout

/// What all nodes of a screen have in common.
@MainActor
final class LayoutContext {
  /// What the host says about its screen.
  var settings: ScreenSettings

  /// The work of all layouts so far.
  private(set) var counters = LayoutCounters()

  init(_ settings: ScreenSettings) { self.settings = settings }

  var layoutDirection: LayoutDirection { settings.layoutDirection }

  /// Counts a view that is measured.
  func countMeasured() { counters.measured += 1 }

  /// Counts a view that places its views.
  func countPlaced() { counters.placed += 1 }
}

/// The work of layouts, in steps that do not depend on the machine.
public struct LayoutCounters: Equatable, Sendable {
  /// The number of sizes that were computed.
  ///
  /// An element that is asked again for a known size does not count.
  public internal(set) var measured = 0

  /// The number of elements whose views were placed.
  public internal(set) var placed = 0

  /// Creates counters of zero.
  public init() {}
}
