public import AmbientCore

/// A style that determines the appearance and the behavior of disclosure groups.
///
/// The style's body contains the control that changes `configuration.isExpanded`. The body shows
/// the content while `isExpanded` is true.
///
/// A style may have properties such as `@Environment` and `@State`. A disclosure group in the
/// style's body takes the style that is set further up the tree, not this style again.
///
/// ```swift
/// struct Plus: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button(configuration.isExpanded ? "Less" : "More") {
///       configuration.isExpanded.toggle()
///     }
///     configuration.label
///     if configuration.isExpanded { configuration.content }
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A change inside the label or the content does not run the body.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a disclosure group that are passed to the style.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Creates the view that replaces a disclosure group.
  ///
  /// - Parameter configuration: The properties of the disclosure group.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group for a ``DisclosureGroupStyle``.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// The content, which is shown while the group is expanded.
  public struct Content {
    fileprivate let view: AnyView
  }

  /// The label of the group.
  public let label: Label

  /// The content, which is shown while the group is expanded.
  public let content: Content

  /// Whether the group shows its content.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: View, LibraryView {
  /// The label of the group.
  public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration.Content: View, LibraryView {
  /// The content, which is shown while the group is expanded.
  public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration: StyleConfiguration {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> {
    \.disclosureGroupStyles
  }

  init(_ parts: ControlParts, _ values: Binding<Bool>) {
    label = Label(view: parts.view(at: 0))
    content = Content(view: parts.view(at: 1))
    _isExpanded = values
  }
}

extension EnvironmentValues {
  var disclosureGroupStyles: ControlStyles<DisclosureGroupStyleConfiguration> {
    get { self[ControlStylesKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[ControlStylesKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   disclosure group in the view. Setting an equal style again runs no body.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.disclosureGroupStyles.nearest,
      AppliedDisclosureGroupStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `disclosureGroupStyle(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_asFunction style: S)
    -> some View
  {
    disclosureGroupStyle(style, fileID: "", line: 0)
  }
}

private struct AppliedDisclosureGroupStyle<Style: DisclosureGroupStyle>: AppliedStyle {
  typealias Configuration = DisclosureGroupStyleConfiguration

  let style: Style

  @MainActor func makeBody(_ configuration: DisclosureGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
