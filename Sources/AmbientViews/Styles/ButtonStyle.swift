public import AmbientCore

/// How buttons look, while they act as usual.
///
/// It may hold `@Environment` and `@State`: they belong to the button that is styled, and see its
/// surroundings.
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
/// - Invalidation: The body runs when a field of the style, the role, or something it read changes. A
///   new label or action does not run it.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The type of the body, inferred from it.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button looks like.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` is given.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// What the button is for, where that is special.
  public let role: ButtonRole?

  /// What the button shows.
  public let label: Label

  /// Whether the user is pressing the button.
  ///
  /// It stays false: hosts tell that a button was pressed, not that a finger or a pointer is down.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, LibraryView {
  /// The label.
  public var body: some View { view }
}

/// Puts what a style makes of the label into an ordinary button.
struct ButtonLabelStyle<Style: ButtonStyle>: ButtonShowing {
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

/// Runs the style's body as a modifier of the label, so that a new label does not run it.
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
