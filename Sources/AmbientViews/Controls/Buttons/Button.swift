public import AmbientCore

/// A control that runs an action when the user presses it.
///
/// ```swift
/// Button("Delete", role: .destructive) { delete() }
/// ```
///
/// Hosts see an element of kind `button` that takes `PressEvent`. A press runs the newest action:
/// the action that the last run of the surrounding body passed to the button.
///
/// - Invalidation: If only the action changes, neither the body of the style nor the bodies in the
///   label run.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @Environment(\.buttonStyles) private var styles

  /// Creates a button with a view as its label.
  ///
  /// - Parameters:
  ///   - action: Runs when the user presses the button.
  ///   - label: The views that the button shows.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role, and with a view as its label.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button; nil for no special purpose. Hosts see the role as the
  ///     attribute `role`.
  ///   - action: The closure that a press runs.
  ///   - label: The views that the button shows.
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
  /// The view of the nearest style, or the element of the button if no style is set.
  public var body: some View {
    switch styles {
    case .unstyled: ButtonElement(role: role, action: action, content: label)
    case .style(let style, let outer): style.show(self, outer: outer)
    }
  }
}

/// The element of a button; its content is the label, or the view that a button style returns.
struct ButtonElement<Content: View> {
  let role: ButtonRole?
  var style: String?
  let action: @MainActor () -> Void
  let content: Content
}

extension ButtonElement where Content == PrimitiveButtonStyleConfiguration.Label {
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
    let traits = environment.customControlTraits
    traits?.describeButton(&description, in: environment)
    guard let menu = traits?.menuToClose else {
      description.on(PressEvent.self) { [action] _ in action() }
      return description
    }
    description.on(PressEvent.self) { [action] _ in
      action()
      menu.closeAll()
    }
    return description
  }
}
