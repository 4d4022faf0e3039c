public import AmbientCore

/// A style that determines the appearance of labels.
///
/// A style may have properties such as `@Environment` and `@State`. A `Label(configuration)` in the
/// style's body takes the style that is set further up the tree, not this style again.
///
/// ```swift
/// struct Stacked: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.icon
///       configuration.title
///     }
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A new title or icon does not run the body.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a label that are passed to the style.
  typealias Configuration = LabelStyleConfiguration

  /// Creates the view of a label.
  ///
  /// - Parameter configuration: The properties of the label.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label for a ``LabelStyle``.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title {
    fileprivate let view: AnyView
  }

  /// The icon of the label.
  public struct Icon {
    fileprivate let view: AnyView
  }

  /// The title of the label.
  public var title: Title

  /// The icon of the label.
  public var icon: Icon
}

extension LabelStyleConfiguration.Title: View, LibraryView {
  /// The title of the label.
  public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View, LibraryView {
  /// The icon of the label.
  public var body: some View { view }
}

/// A type-erased ``LabelStyle``.
protocol ErasedLabelStyle {
  /// Returns the label in this style.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - outer: The styles that are set further up the tree than this style. Labels in the returned
  ///     view take these styles.
  /// - Returns: The view.
  @MainActor func show<Title: View, Icon: View>(
    _ label: Label<Title, Icon>,
    outer: LabelStyles
  ) -> AnyView
}

/// The styles that the ancestors set for labels, from the nearest to the outermost.
typealias LabelStyles = StyleStack<any ErasedLabelStyle>

private struct LabelStylesKey: EnvironmentKey {
  static var defaultValue: LabelStyles { .unstyled }
}

extension EnvironmentValues {
  var labelStyles: LabelStyles {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   label in the view. Setting an equal style again runs no body.
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

  /// The form of `labelStyle(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func labelStyle<S: LabelStyle>(_asFunction style: S) -> some View {
    labelStyle(style, fileID: "", line: 0)
  }
}

private struct WholeLabelStyle<Style: LabelStyle>: ErasedLabelStyle {
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

// Two nested modifiers apply a style. The content of the outer modifier is the title. The content
// of the inner modifier is the icon. New content does not run the body of a modifier. A new title
// or icon therefore does not run the body of the style.

/// The outer modifier, which has the title as its content.
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

/// The inner modifier, which has the icon as its content and runs the style's body.
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
