public import AmbientCore

/// A style that determines the appearance of control groups.
///
/// A style may have properties such as `@Environment` and `@State`. A control group in the style's
/// body takes the style that is set further up the tree, not this style again.
///
/// ```swift
/// struct Row: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { configuration.content }
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A change inside the label or the content does not run the body.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a control group that are passed to the style.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Creates the view that replaces a control group.
  ///
  /// - Parameter configuration: The properties of the control group.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group for a ``ControlGroupStyle``.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public struct Content {
    fileprivate let view: AnyView
  }

  /// The label of the group.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// The controls of the group.
  public let content: Content

  /// The label of the group.
  public let label: Label

  let hasLabel: Bool
}

extension ControlGroupStyleConfiguration.Content: View, LibraryView {
  /// The controls of the group.
  public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Label: View, LibraryView {
  /// The label of the group.
  public var body: some View { view }
}

extension ControlGroupStyleConfiguration: StyleConfiguration {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> {
    \.controlGroupStyles
  }

  init(_ parts: ControlParts, _ values: Void) {
    content = Content(view: parts.view(at: 0))
    label = Label(view: parts.view(at: 1))
    hasLabel = parts[1] != nil
  }
}

extension EnvironmentValues {
  var controlGroupStyles: ControlStyles<ControlGroupStyleConfiguration> {
    get { self[ControlStylesKey<ControlGroupStyleConfiguration>.self] }
    set { self[ControlStylesKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the control groups in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   control group in the view. Setting an equal style again runs no body.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.controlGroupStyles.nearest,
      AppliedControlGroupStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `controlGroupStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_asFunction style: S) -> some View
  {
    controlGroupStyle(style, fileID: "", line: 0)
  }
}

private struct AppliedControlGroupStyle<Style: ControlGroupStyle>: AppliedStyle {
  typealias Configuration = ControlGroupStyleConfiguration

  let style: Style

  @MainActor func makeBody(_ configuration: ControlGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
