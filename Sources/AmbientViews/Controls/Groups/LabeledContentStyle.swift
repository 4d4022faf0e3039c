public import AmbientCore

/// A style that determines the appearance of labeled content.
///
/// A style may have properties such as `@Environment` and `@State`. A ``LabeledContent`` in the
/// style's body takes the style that is set further up the tree, not this style again.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label
///       configuration.content
///     }
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A change inside the label or the content does not run the body.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of labeled content that are passed to the style.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates the view that replaces labeled content.
  ///
  /// - Parameter configuration: The properties of the labeled content.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content for a ``LabeledContentStyle``.
public struct LabeledContentStyleConfiguration {
  /// The type of the label.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// The type of the content that the label describes.
  public struct Content {
    fileprivate let view: AnyView
  }

  /// The label, which describes the content.
  public let label: Label

  /// The content that the label describes.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View, LibraryView {
  /// The view of the label.
  public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View, LibraryView {
  /// The view of the content.
  public var body: some View { view }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> {
    \.labeledContentStyles
  }

  init(_ parts: ControlParts, _ values: Void) {
    label = Label(view: parts.view(at: 0))
    content = Content(view: parts.view(at: 1))
  }

  static func description(_ parts: ControlParts, _ values: Void) -> StyledControlDescription? {
    parts.title.map { StyledControlDescription(role: .text, label: $0) }
  }
}

extension EnvironmentValues {
  var labeledContentStyles: ControlStyles<LabeledContentStyleConfiguration> {
    get { self[ControlStylesKey<LabeledContentStyleConfiguration>.self] }
    set { self[ControlStylesKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labeled content in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   `LabeledContent` in the view. Setting an equal style again runs no body.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.labeledContentStyles.nearest,
      AppliedLabeledContentStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `labeledContentStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_asFunction style: S)
    -> some View
  {
    labeledContentStyle(style, fileID: "", line: 0)
  }
}

private struct AppliedLabeledContentStyle<Style: LabeledContentStyle>: AppliedStyle {
  typealias Configuration = LabeledContentStyleConfiguration

  let style: Style

  @MainActor func makeBody(_ configuration: LabeledContentStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
