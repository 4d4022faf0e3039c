public import AmbientCore

/// A control for choosing a number within limits.
///
/// ```swift
/// Slider(value: $volume, in: 0...10, step: 0.5) { Text("Volume") }
/// ```
///
/// Hosts see an element of kind `slider` that takes `AdjustEvent`. The slider limits the event's
/// number to the slider's bounds, rounds it to the nearest step, and writes it to the binding.
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

  /// Returns the allowed number that is nearest to the given number; the lower limit for NaN.
  private func allowed(_ number: Double) -> Double {
    let limited = number.limited(to: bounds)
    guard let step, step > 0 else { return limited }
    let steps = ((limited - bounds.lowerBound) / step).rounded()
    // Zero steps times an infinite step would be NaN.
    guard steps > 0 else { return bounds.lowerBound }
    let result = bounds.lowerBound + steps * step
    // If the lower limit is infinite, steps cannot be counted from it, and the result is NaN.
    return result.isNaN ? limited : min(result, bounds.upperBound)
  }
}

extension BinaryFloatingPoint {
  /// The number converted to and from `Double`.
  fileprivate var asDouble: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}

extension Slider: ElementView {
  /// The label of the slider, then the labels of its limits.
  public var content: some View { TupleView((label, minimumLabel, maximumLabel)) }

  /// Describes an element of kind `slider`, which takes `AdjustEvent`.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.slider, isEnabled: environment.isEnabled)
    description[.value] = value.wrappedValue
    description[.minimum] = bounds.lowerBound
    description[.maximum] = bounds.upperBound
    description[.step] = step
    environment.customControlTraits?.describe(&description, in: environment)
    description.on(AdjustEvent.self) { value.wrappedValue = allowed($0.value) }
    return description
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for the numbers in a range, without a label.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView())
  }

  /// Creates a slider for the numbers in a range, with a step and without a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - step: The distance between two adjacent numbers. The lower limit is the first number. A
  ///     step of 0 or less allows all numbers.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V
  ) {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for the numbers in a range, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView())
  }

  /// Creates a slider for the numbers in a range, with a step and a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - step: The distance between two adjacent numbers. The lower limit is the first number. A
  ///     step of 0 or less allows all numbers.
  ///   - label: The views that describe the number.
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
  /// Creates a slider with a label, and with labels for its lower and its upper limit.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider with a step, and with labels for the slider and for both limits.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - step: The distance between two adjacent numbers. The lower limit is the first number. A
  ///     step of 0 or less allows all numbers.
  ///   - label: The views that describe the number.
  ///   - minimumValueLabel: The views that describe the lower limit.
  ///   - maximumValueLabel: The views that describe the upper limit.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel())
  }
}
