public import AmbientCore

/// A container for the controls of a data entry form or of a settings page.
///
/// ```swift
/// Form {
///   TextField("Name", text: $name)
///   Toggle("Public", isOn: $isPublic)
/// }
/// ```
///
/// Hosts see an element of kind `form`, unless a form style replaces the form.
public struct Form<Content: View> {
  let content: Content

  @Environment(\.formStyles) private var styles

  /// Creates a form of the views that a closure returns.
  ///
  /// - Parameter content: The views in the form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View, LibraryView {
  /// The view of the nearest style, or the element of the form if no style is set.
  public var body: some View {
    switch styles {
    case .unstyled: FormElement(content: content)
    case .style(let style, let outer): style.show(ControlParts(content), (), outer: outer)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration of a style, for use in the body of that style.
  ///
  /// The form takes the style that is set further up the tree, not this style again. The body can
  /// add views around the form.
  ///
  /// - Parameter configuration: The configuration that the style's `makeBody` receives.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

struct FormElement<Content: View> {
  var style: String?
  let content: Content
}

extension FormElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.form)
    description[.style] = style
    environment.customScrollTraits?.describe(&description, in: environment)
    environment.customListTraits?.describeRows(&description)
    return description
  }
}
