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
    let length = minLength.map(ElementValue.length)
    return ElementDescription(.spacer, attributes: length.map { ["minLength": $0] } ?? [:])
  }
}
