public import AmbientCore

/// A style that determines the appearance and the behavior of buttons.
///
/// The style's body decides which event triggers the action. A `Button(configuration)` in that body
/// takes the style that is set further up the tree, not this style again.
///
/// ```swift
/// struct DoubleTap: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when one of these changes: a stored property of the style, the
///   role, or a value that the body read in its last run. A new label or action does not run the
///   body.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a button that are passed to the style.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates the view that replaces a button.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a ``PrimitiveButtonStyle``.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// The purpose of the button; nil for a button without a special purpose.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  let action: ButtonAction

  /// Runs the current action of the button.
  @MainActor
  @preconcurrency
  public func trigger() { action.run() }
}

extension PrimitiveButtonStyleConfiguration.Label: View, LibraryView {
  /// The label of the button.
  public var body: some View { view }
}

/// An object that stores the newest action of a button.
///
/// The object is the same in each update. A new action therefore does not change the configuration,
/// and the style's body does not run.
@MainActor
final class ButtonAction {
  var newest: (@MainActor () -> Void)?

  nonisolated init() {}

  func run() { newest?() }

  /// A closure that runs the newest action.
  nonisolated var closure: @MainActor () -> Void { { self.run() } }
}

/// A button style that replaces a button with the result of a ``PrimitiveButtonStyle``.
struct WholeButtonStyle<Style: PrimitiveButtonStyle>: ErasedButtonStyle {
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

/// A modifier that runs the body of a button's style.
///
/// The content of the modifier is the label of the button. New content does not run the body of a
/// modifier. A new label therefore does not run the body of the style.
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
