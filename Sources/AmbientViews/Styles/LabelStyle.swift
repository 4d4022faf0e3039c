public import AmbientCore

/// How labels look.
///
/// It may hold `@Environment` and `@State`, as a ``ButtonStyle`` may. A `Label(configuration)` in its
/// body has the style that was set further out.
///
/// - Invalidation: The body runs when a field of the style or something it read changes. A new title or
///   icon does not run it.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of the body, inferred from it.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = LabelStyleConfiguration

  /// What a label looks like.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabelStyle`` is given.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title {
    fileprivate let view: AnyView
  }

  /// The icon of the label.
  public struct Icon {
    fileprivate let view: AnyView
  }

  /// What the label says.
  public var title: Title

  /// The picture that goes with it.
  public var icon: Icon
}

extension LabelStyleConfiguration.Title: View, LibraryView {
  /// The title.
  public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View, LibraryView {
  /// The icon.
  public var body: some View { view }
}

/// Shows labels in a style.
protocol LabelShowing {
  /// The label in this style, within which the outer styles hold.
  @MainActor func show<Title: View, Icon: View>(
    _ label: Label<Title, Icon>,
    outer: LabelStyles
  ) -> AnyView
}

/// The styles of labels that were set, the nearest first.
typealias LabelStyles = StyleStack<any LabelShowing>

private struct LabelStylesKey: EnvironmentKey {
  static var defaultValue: LabelStyles { .usual }
}

extension EnvironmentValues {
  /// The styles of labels.
  var labelStyles: LabelStyles {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels in the view.
  ///
  /// - Invalidation: When a field of the style changes, its body runs for each label below; an equal
  ///   style changes nothing.
  public nonisolated func labelStyle<S: LabelStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.labelStyles.nearest,
      WholeLabelStyle(style: style),
      fileID: fileID,
      line: line
    )
  }
}

private struct WholeLabelStyle<Style: LabelStyle>: LabelShowing {
  let style: Style

  func show<Title: View, Icon: View>(
    _ label: Label<Title, Icon>,
    outer: LabelStyles
  ) -> AnyView {
    let style = StyleField(style: style)
    return AnyView(
      label.title.modifier(StyledTitle(style: style, icon: label.icon, outer: outer))
    )
  }
}

// Two modifiers, one within the other, so that each part has a place of its own to be put into: a new
// title or icon goes there, and runs no body.

/// Takes the title as its content.
private struct StyledTitle<Style: LabelStyle, Icon: View> {
  let style: StyleField<Style>
  let icon: Icon
  let outer: LabelStyles
}

extension StyledTitle: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    icon.modifier(StyledLabelBody(style: style, title: AnyView(content), outer: outer))
  }

  static var bodyName: String? { nil }
}

/// Takes the icon as its content, and runs the style's body.
private struct StyledLabelBody<Style: LabelStyle> {
  let style: StyleField<Style>
  let title: AnyView
  let outer: LabelStyles
}

extension StyledLabelBody: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    style.style
      .makeBody(
        configuration: LabelStyleConfiguration(
          title: .init(view: title),
          icon: .init(view: AnyView(content))
        )
      )
      .environment(\.labelStyles, outer)
  }

  static var bodyName: String? { reportedName(of: Style.self) }
}
