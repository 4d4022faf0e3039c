public import AmbientCore

/// Controls for the data of one thing, one below the other.
public struct Form<Content: View> {
  /// The controls.
  public let content: Content

  /// Puts controls together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: ElementView {
  /// Describes the form.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    let attributes = environment.unusualScrollTraits?.attributes
    return ElementDescription(.form, attributes: attributes ?? ElementAttributes())
  }
}
