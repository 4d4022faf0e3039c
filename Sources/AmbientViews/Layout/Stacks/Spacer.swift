public import AmbientCore

/// Flexible space that expands as far as it can.
///
/// A stack gives a spacer the space that all other views leave, as if the spacer had the lowest
/// layout priority. A text beside a spacer is cut only if the stack is too small for the text.
public struct Spacer: Equatable, Sendable {
  /// The minimum length in points; nil for the host's default.
  public var minLength: CGFloat?

  /// Creates flexible space.
  ///
  /// - Parameter minLength: The minimum length in points; nil for the host's default.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: ElementView {
  /// Describes the element of the space.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.spacer)
    description[.minLength] = minLength.map { Double($0) }
    return description
  }
}
