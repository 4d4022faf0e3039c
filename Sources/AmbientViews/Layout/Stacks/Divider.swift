public import AmbientCore

/// A line between two views.
public struct Divider: Equatable, Sendable {
  /// Creates a line.
  public init() {}
}

extension Divider: ElementView {
  /// Describes the element of the line.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.divider)
  }
}
