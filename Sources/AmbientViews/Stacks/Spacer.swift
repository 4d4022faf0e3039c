public import AmbientCore

/// Room that grows as far as it can.
public struct Spacer: Equatable, Sendable {
  /// The least length, in points; nil for the host's usual one.
  public var minLength: CGFloat?

  /// Makes room between the views before and after it.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: ElementView {
  /// Describes the room.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.spacer)
    description[.minLength] = minLength.map { Double($0) }
    return description
  }
}
