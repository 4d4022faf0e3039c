public import AmbientCore

/// A control that does something when it is pressed.
///
/// A press calls the newest action. A new action alone runs neither the body of the style nor those in
/// the label.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @Environment(\.buttonStyles) private var styles

  /// Makes a button with any label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with any label and a role.
  @preconcurrency
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: View, LibraryView {
  /// The button in the style that its surroundings give it.
  public var body: some View {
    switch styles {
    case .usual: ButtonElement(role: role, action: action, content: label)
    case .style(let style, let outer): style.show(self, outer: outer)
    }
  }
}

/// A button as hosts see it, around whatever its style made of it.
struct ButtonElement<Content: View> {
  let role: ButtonRole?
  var style: String?
  let action: @MainActor () -> Void
  let content: Content
}

extension ButtonElement where Content == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style.
  init(_ configuration: PrimitiveButtonStyleConfiguration, style: String? = nil) {
    self.init(
      role: configuration.role,
      style: style,
      action: configuration.action.run,
      content: configuration.label
    )
  }
}

extension ButtonElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.button, isEnabled: environment.isEnabled)
    description[.role] = role?.name
    description[.style] = style
    environment.unusualControlTraits?.describeButton(&description, in: environment)
    description.on(PressEvent.self) { [action] _ in action() }
    return description
  }
}
