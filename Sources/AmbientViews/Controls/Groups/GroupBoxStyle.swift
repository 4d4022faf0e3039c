public import AmbientCore

/// A style that determines the appearance of group boxes.
///
/// A style may have properties such as `@Environment` and `@State`. A group box in the style's body
/// takes the style that is set further up the tree, not this style again.
///
/// ```swift
/// struct Card: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.headline)
///       configuration.content
///     }
///     .padding()
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A change inside the label or the content does not run the body.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a group box that are passed to the style.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates the view that replaces a group box.
  ///
  /// - Parameter configuration: The properties of the group box.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box for a ``GroupBoxStyle``.
public struct GroupBoxStyleConfiguration {
  /// The label of the group box.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// The views in the group box.
  public struct Content {
    fileprivate let view: AnyView
  }

  /// The label of the group box.
  public let label: Label

  /// The views in the group box.
  public let content: Content

  let hasLabel: Bool
}

extension GroupBoxStyleConfiguration.Label: View, LibraryView {
  /// The label of the group box.
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View, LibraryView {
  /// The views in the group box.
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> {
    \.groupBoxStyles
  }

  init(_ parts: ControlParts, _ values: Void) {
    label = Label(view: parts.view(at: 0))
    content = Content(view: parts.view(at: 1))
    hasLabel = parts[0] != nil
  }
}

extension EnvironmentValues {
  var groupBoxStyles: ControlStyles<GroupBoxStyleConfiguration> {
    get { self[ControlStylesKey<GroupBoxStyleConfiguration>.self] }
    set { self[ControlStylesKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   group box in the view. Setting an equal style again runs no body.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.groupBoxStyles.nearest,
      AppliedGroupBoxStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `groupBoxStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_asFunction style: S) -> some View {
    groupBoxStyle(style, fileID: "", line: 0)
  }
}

private struct AppliedGroupBoxStyle<Style: GroupBoxStyle>: AppliedStyle {
  typealias Configuration = GroupBoxStyleConfiguration

  let style: Style

  @MainActor func makeBody(_ configuration: GroupBoxStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
