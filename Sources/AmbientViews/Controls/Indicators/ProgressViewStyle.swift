public import AmbientCore

/// A style that determines the appearance of progress views.
///
/// A style may have properties such as `@Environment` and `@State`. A progress view in the style's
/// body takes the style that is set further up the tree, not this style again.
///
/// ```swift
/// struct Percent: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A change inside a label does not run the body.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a progress view that are passed to the style.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates the view that replaces a progress view.
  ///
  /// - Parameter configuration: The properties of the progress view.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view for a ``ProgressViewStyle``.
public struct ProgressViewStyleConfiguration {
  /// The label that describes the task.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// The label that describes the completed part.
  public struct CurrentValueLabel {
    fileprivate let view: AnyView
  }

  /// The label that describes the task; nil if the progress view has no such label.
  public let label: Label?

  /// The label that describes the completed part; nil if the progress view has no such label.
  public let currentValueLabel: CurrentValueLabel?

  /// The completed fraction from 0 to 1; nil if the end of the task is not known.
  public let fractionCompleted: Double?

  let progress: Progress
}

extension ProgressViewStyleConfiguration.Label: View, LibraryView {
  /// The label that describes the task.
  public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View, LibraryView {
  /// The label that describes the completed part.
  public var body: some View { view }
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> {
    \.progressViewStyles
  }

  init(_ parts: ControlParts, _ values: Progress) {
    label = parts[0].map(Label.init)
    currentValueLabel = parts[1].map(CurrentValueLabel.init)
    fractionCompleted = values.fraction
    progress = values
  }

  static func description(_ parts: ControlParts, _ values: Progress) -> StyledControlDescription? {
    StyledControlDescription(role: .progress, label: parts.title) {
      parts.valueText?.string(in: $0) ?? values.fraction(in: $0)?.percentage
    }
  }
}

extension EnvironmentValues {
  var progressViewStyles: ControlStyles<ProgressViewStyleConfiguration> {
    get { self[ControlStylesKey<ProgressViewStyleConfiguration>.self] }
    set { self[ControlStylesKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   progress view in the view. Setting an equal style again runs no body.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.progressViewStyles.nearest,
      AppliedProgressViewStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `progressViewStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_asFunction style: S) -> some View
  {
    progressViewStyle(style, fileID: "", line: 0)
  }
}

private struct AppliedProgressViewStyle<Style: ProgressViewStyle>: AppliedStyle {
  typealias Configuration = ProgressViewStyleConfiguration

  let style: Style

  @MainActor func makeBody(_ configuration: ProgressViewStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
