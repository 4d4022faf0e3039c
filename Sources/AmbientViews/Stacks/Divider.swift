public import AmbientCore

/// A line between two views.
public struct Divider: Equatable, Sendable {
  /// Draws a line between the views before and after it.
  public init() {}
}

extension Divider: ElementView {
  /// Describes the line.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.divider)
  }
}
