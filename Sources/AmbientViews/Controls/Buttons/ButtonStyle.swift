public import AmbientCore

/// A style that determines the appearance of buttons and does not change their behavior.
///
/// A style may have properties such as `@Environment` and `@State`. Each button with the style has
/// its own state, and the properties read the environment of the button.
///
/// ```swift
/// struct Filled: ButtonStyle {
///   @Environment(\.isEnabled) private var isEnabled
///
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.background(isEnabled ? .blue : .gray)
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when one of these changes: a stored property of the style, the
///   role, or a value that the body read in its last run. A new label or action does not run the
///   body.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a button that are passed to the style.
  typealias Configuration = ButtonStyleConfiguration

  /// Creates the content of a button.
  ///
  /// - Parameter configuration: The properties of the button.
  /// - Returns: The content, which the library puts into the element of the button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a ``ButtonStyle``.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// The purpose of the button; nil for a button without a special purpose.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  /// Whether the user is pressing the button; always false.
  ///
  /// Hosts report only that a button was pressed. They do not report that a finger or a pointer is
  /// down.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, LibraryView {
  /// The label of the button.
  public var body: some View { view }
}

/// Shows a button as an element that contains the body of a ``ButtonStyle``.
struct ButtonLabelStyle<Style: ButtonStyle>: ErasedButtonStyle {
  let style: Style

  func show<Label: View>(_ button: Button<Label>, outer: ButtonStyles) -> AnyView {
    let modifier = StyledButtonLabel(style: .init(style: style), role: button.role, outer: outer)
    return AnyView(
      ButtonElement(
        role: button.role,
        action: button.action,
        content: button.label.modifier(modifier)
      )
    )
  }
}

/// A modifier that runs the body of a button's style.
///
/// The content of the modifier is the label of the button. New content does not run the body of a
/// modifier. A new label therefore does not run the body of the style.
private struct StyledButtonLabel<Style: ButtonStyle> {
  let style: StyleField<Style>
  let role: ButtonRole?
  let outer: ButtonStyles
}

extension StyledButtonLabel: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    style.style
      .makeBody(
        configuration: ButtonStyleConfiguration(
          role: role,
          label: .init(view: AnyView(content)),
          isPressed: false
        )
      )
      .environment(\.buttonStyles, outer)
  }

  static var bodyName: String? { reportedName(of: Style.self) }
}
