import AmbientHosting
import AmbientLayout
import AmbientSupport

/// The data that all nodes of a screen share.
@MainActor
final class LayoutContext {
  var settings: ScreenSettings

  private(set) var counters = LayoutCounters()

  init(_ settings: ScreenSettings) { self.settings = settings }

  var layoutDirection: LayoutDirection { settings.layoutDirection }

  func countPlaced() { counters.placed += 1 }

  // MARK: Depth

  /// The number of nested views that are being measured.
  private var depth = 0

  private var hasWarned = false

  /// The largest number of nested views that may be measured.
  ///
  /// Each nested view takes about 4 KB of the stack in a build without optimization. The stack of a
  /// main thread has 8 MB.
  static let depthLimit = 1_000

  /// Measures a view, unless too many views around it are being measured.
  ///
  /// - Returns: The size; zero if too many views are nested.
  func measure(_ element: Element?, _ size: () -> CGSize) -> CGSize {
    counters.measured += 1
    guard depth < Self.depthLimit else {
      if let element, !hasWarned {
        Diagnostic.viewsAreTooDeep(element, Self.depthLimit).warn()
        hasWarned = true
      }
      return .zero
    }
    depth += 1
    defer { depth -= 1 }
    return size()
  }
}

extension Diagnostic {
  /// The warning for views that are nested too deeply to be measured.
  @MainActor
  static func viewsAreTooDeep(_ element: Element, _ limit: Int) -> Diagnostic {
    Diagnostic(
      "Views are nested more than \(limit) levels deep. Their sizes may be wrong.",
      facts: [
        ("Innermost", "\(element.kind)"),
        ("Views", element.views.prefix(3).joined(separator: " in ")),
      ],
      remedies: [
        "Check that views that contain themselves stop at some depth.",
        "Show the inner views in a list, one below the other.",
      ]
    )
  }
}

/// Counts how often a screen layout measures and places views.
///
/// The counts are the same on every machine.
public struct LayoutCounters: Equatable, Sendable {
  /// The number of sizes that were computed.
  ///
  /// A size from a cache does not count.
  public internal(set) var measured = 0

  /// How often elements have placed the views inside them.
  public internal(set) var placed = 0

  /// Creates counters that start at zero.
  public init() {}
}
