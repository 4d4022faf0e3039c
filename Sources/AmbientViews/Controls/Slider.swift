public import AmbientCore

/// A control with which a number is chosen within limits.
public struct Slider<Label: View, ValueLabel: View> {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    _ step: V?,
    _ label: Label,
    _ minimumLabel: ValueLabel,
    _ maximumLabel: ValueLabel
  ) {
    self.value = value[dynamicMember: \.asDouble]
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
  }

  /// The nearest number that can be chosen; the lower limit for what is not a number.
  private func allowed(_ number: Double) -> Double {
    let limited = number.limited(to: bounds)
    guard let step, step > 0 else { return limited }
    let steps = ((limited - bounds.lowerBound) / step).rounded()
    // No step is no distance, even of steps without an end.
    guard steps > 0 else { return bounds.lowerBound }
    let result = bounds.lowerBound + steps * step
    // There is nothing to count steps from where the lower limit is infinite.
    return result.isNaN ? limited : min(result, bounds.upperBound)
  }
}

extension BinaryFloatingPoint {
  /// The number, to be read and set as a `Double`.
  fileprivate var asDouble: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}

extension Slider: ElementView {
  /// What is said about it.
  public var content: some View { TupleView((label, minimumLabel, maximumLabel)) }

  /// Describes the slider.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.slider, isEnabled: environment.isEnabled)
    description[.value] = value.wrappedValue
    description[.minimum] = bounds.lowerBound
    description[.maximum] = bounds.upperBound
    description[.step] = step
    environment.unusualControlTraits?.describe(&description, in: environment)
    description.on(AdjustEvent.self) { value.wrappedValue = allowed($0.value) }
    return description
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider; by default for numbers from 0 to 1.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView())
  }

  /// Makes a slider for the numbers at equal distances.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V
  ) {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView())
  }

  /// Makes a slider with a label for the numbers at equal distances.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView())
  }
}

extension Slider {
  /// Makes a slider with labels for itself and its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel())
  }
}
