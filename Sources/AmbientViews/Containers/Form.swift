public import AmbientCore

/// A container for the controls of a data entry form or of a settings page.
///
/// ```swift
/// Form {
///   TextField("Name", text: $name)
///   Toggle("Public", isOn: $isPublic)
/// }
/// ```
public struct Form<Content: View> {
  /// The controls.
  public let content: Content

  /// Creates a form of the views in a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: ElementView {
  /// Describes an element of kind `form`, with the environment's attributes for scrolling and
  /// distances.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.form)
    environment.customScrollTraits?.describe(&description)
    description[.rowSpacing] = environment.customListTraits?.rowSpacing.doubleValue
    return description
  }
}
