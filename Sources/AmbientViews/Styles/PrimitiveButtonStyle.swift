public import AmbientCore

/// How buttons look and how they act.
///
/// The body decides what makes the action happen; a `Button(configuration)` in it is an ordinary
/// button, in the style that was set further out.
///
/// - Invalidation: As for ``ButtonStyle``.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the body, inferred from it.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// What stands in the place of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``PrimitiveButtonStyle`` is given.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// What the button is for, where that is special.
  public let role: ButtonRole?

  /// What the button shows.
  public let label: Label

  let action: ButtonAction

  /// Does what the button does when it is pressed now.
  @MainActor
  @preconcurrency
  public func trigger() { action.run() }
}

extension PrimitiveButtonStyleConfiguration.Label: View, LibraryView {
  /// The label.
  public var body: some View { view }
}

/// The newest action of a button, in a place that stays: a new action changes no configuration.
@MainActor
final class ButtonAction {
  var newest: (@MainActor () -> Void)?

  nonisolated init() {}

  func run() { newest?() }
}

/// Puts what a style makes into the place of a button.
struct WholeButtonStyle<Style: PrimitiveButtonStyle>: ButtonShowing {
  let style: Style

  func show<Label: View>(_ button: Button<Label>, outer: ButtonStyles) -> AnyView {
    AnyView(StyledButton(style: style, button: button, outer: outer))
  }
}

private struct StyledButton<Style: PrimitiveButtonStyle, Label: View> {
  let style: Style
  let button: Button<Label>
  let outer: ButtonStyles

  @State private var action = ButtonAction()

  init(style: Style, button: Button<Label>, outer: ButtonStyles) {
    self.style = style
    self.button = button
    self.outer = outer
  }
}

extension StyledButton: LibraryView {
  var body: some View {
    action.newest = button.action
    return button.label.modifier(
      StyledButtonBody(
        style: .init(style: style),
        role: button.role,
        action: action,
        outer: outer
      )
    )
  }
}

/// Runs the style's body as a modifier of the label, so that a new label does not run it.
private struct StyledButtonBody<Style: PrimitiveButtonStyle> {
  let style: StyleField<Style>
  let role: ButtonRole?
  let action: ButtonAction
  let outer: ButtonStyles
}

extension StyledButtonBody: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    style.style
      .makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: role,
          label: .init(view: AnyView(content)),
          action: action
        )
      )
      .environment(\.buttonStyles, outer)
  }

  static var bodyName: String? { reportedName(of: Style.self) }
}
