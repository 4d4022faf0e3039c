public import AmbientCore

/// A style that determines the appearance of gauges.
///
/// A style may have properties such as `@Environment` and `@State`. A gauge in the style's body
/// takes the style that is set further up the tree, not this style again.
///
/// ```swift
/// struct Dots: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///     Text(String(repeating: "●", count: Int(configuration.value * 10)))
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A change inside a label does not run the body.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a gauge that are passed to the style.
  typealias Configuration = GaugeStyleConfiguration

  /// Creates the view that replaces a gauge.
  ///
  /// - Parameter configuration: The properties of the gauge.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge for a ``GaugeStyle``.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// The label that describes the current value.
  public struct CurrentValueLabel {
    fileprivate let view: AnyView
  }

  /// The label of the lowest value.
  public struct MinimumValueLabel {
    fileprivate let view: AnyView
  }

  /// The label of the highest value.
  public struct MaximumValueLabel {
    fileprivate let view: AnyView
  }

  /// The labels of marked values.
  public struct MarkedValueLabel {
    fileprivate let view: AnyView
  }

  /// The label of the gauge.
  public let label: Label

  /// The label that describes the current value; nil if the gauge has no such label.
  public let currentValueLabel: CurrentValueLabel?

  /// The label of the lowest value; nil if the gauge has no such label.
  public let minimumValueLabel: MinimumValueLabel?

  /// The label of the highest value; nil if the gauge has no such label.
  public let maximumValueLabel: MaximumValueLabel?

  /// The labels of marked values; nil if the gauge has no such labels.
  public let markedValueLabels: MarkedValueLabel?

  /// The value of the gauge as a fraction of its range, from 0 to 1.
  public let value: Double
}

extension GaugeStyleConfiguration.Label: View, LibraryView {
  /// The label of the gauge.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View, LibraryView {
  /// The label that describes the current value.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View, LibraryView {
  /// The label of the lowest value.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View, LibraryView {
  /// The label of the highest value.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MarkedValueLabel: View, LibraryView {
  /// The labels of marked values.
  public var body: some View { view }
}

extension GaugeStyleConfiguration: StyleConfiguration {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> {
    \.gaugeStyles
  }

  init(_ parts: ControlParts, _ values: Double) {
    label = Label(view: parts.view(at: 0))
    currentValueLabel = parts[1].map(CurrentValueLabel.init)
    minimumValueLabel = parts[2].map(MinimumValueLabel.init)
    maximumValueLabel = parts[3].map(MaximumValueLabel.init)
    markedValueLabels = parts[4].map(MarkedValueLabel.init)
    value = values
  }

  static func description(_ parts: ControlParts, _ value: Double) -> StyledControlDescription? {
    StyledControlDescription(role: .progress, label: parts.title) {
      parts.valueText?.string(in: $0) ?? value.percentage
    }
  }
}

extension EnvironmentValues {
  var gaugeStyles: ControlStyles<GaugeStyleConfiguration> {
    get { self[ControlStylesKey<GaugeStyleConfiguration>.self] }
    set { self[ControlStylesKey<GaugeStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the gauges in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   gauge in the view. Setting an equal style again runs no body.
  public nonisolated func gaugeStyle<S: GaugeStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.gaugeStyles.nearest,
      AppliedGaugeStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `gaugeStyle(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_asFunction style: S) -> some View {
    gaugeStyle(style, fileID: "", line: 0)
  }
}

private struct AppliedGaugeStyle<Style: GaugeStyle>: AppliedStyle {
  typealias Configuration = GaugeStyleConfiguration

  let style: Style

  @MainActor func makeBody(_ configuration: GaugeStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
