public import AmbientCore

/// A view that shows a value within a range, such as a temperature or a battery level.
///
/// ```swift
/// Gauge(value: level, in: 0...100) {
///   Text("Battery")
/// } currentValueLabel: {
///   Text("\(Int(level)) %")
/// }
/// ```
///
/// Hosts see an element of kind `gauge`, unless a gauge style shows something else. The element's
/// attribute `value` is the value as a fraction of the range, from 0 to 1.
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
> {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel
  private let markedValueLabels: MarkedValueLabels

  @Environment(\.gaugeStyles) private var styles

  /// Creates a gauge with labels for its value, for the limits and for marked values.
  ///
  /// - Parameters:
  ///   - value: The value. A value outside of the range is shown at the nearer limit.
  ///   - bounds: The range of the value.
  ///   - label: The views that describe the gauge.
  ///   - currentValueLabel: The views that describe the value.
  ///   - minimumValueLabel: The views that describe the lower limit.
  ///   - maximumValueLabel: The views that describe the upper limit.
  ///   - markedValueLabels: The views that describe marked values. The tag of each view is the
  ///     value that the view describes.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel(),
      markedValueLabels()
    )
  }

  private init<V: BinaryFloatingPoint>(
    _ value: V,
    _ bounds: ClosedRange<V>,
    _ label: Label,
    _ currentValueLabel: CurrentValueLabel,
    _ minimumValueLabel: BoundsLabel,
    _ maximumValueLabel: BoundsLabel,
    _ markedValueLabels: MarkedValueLabels
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let fraction = (Double(value) - Double(bounds.lowerBound)) / length
    self.fraction = length > 0 ? fraction.limited(to: 0...1) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.markedValueLabels = markedValueLabels
  }
}

extension Gauge: View, LibraryView {
  /// The view of the nearest style, or the element of the gauge if no style is set.
  public var body: some View {
    switch styles {
    case .unstyled:
      GaugeElement(
        fraction: fraction,
        labels: ControlParts(
          label,
          currentValueLabel,
          minimumValueLabel,
          maximumValueLabel,
          markedValueLabels
        )
      )
    case .style(let style, let outer):
      style.show(
        ControlParts(
          label,
          currentValueLabel,
          minimumValueLabel,
          maximumValueLabel,
          markedValueLabels
        ),
        fraction,
        outer: outer
      )
    }
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its value and for the limits.
  ///
  /// - Parameters:
  ///   - value: The value. A value outside of the range is shown at the nearer limit.
  ///   - bounds: The range of the value.
  ///   - label: The views that describe the gauge.
  ///   - currentValueLabel: The views that describe the value.
  ///   - minimumValueLabel: The views that describe the lower limit.
  ///   - maximumValueLabel: The views that describe the upper limit.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel(),
      EmptyView()
    )
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for its value and for marked values.
  ///
  /// - Parameters:
  ///   - value: The value. A value outside of the range is shown at the nearer limit.
  ///   - bounds: The range of the value.
  ///   - label: The views that describe the gauge.
  ///   - currentValueLabel: The views that describe the value.
  ///   - markedValueLabels: The views that describe marked values. The tag of each view is the
  ///     value that the view describes.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      EmptyView(),
      EmptyView(),
      markedValueLabels()
    )
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for its value.
  ///
  /// - Parameters:
  ///   - value: The value. A value outside of the range is shown at the nearer limit.
  ///   - bounds: The range of the value.
  ///   - label: The views that describe the gauge.
  ///   - currentValueLabel: The views that describe the value.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      EmptyView(),
      EmptyView(),
      EmptyView()
    )
  }

  /// Creates a gauge for a value within a range.
  ///
  /// - Parameters:
  ///   - value: The value. A value outside of the range is shown at the nearer limit.
  ///   - bounds: The range of the value.
  ///   - label: The views that describe the gauge.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(
      value,
      bounds,
      label(),
      EmptyView(),
      EmptyView(),
      EmptyView(),
      EmptyView()
    )
  }
}
