public import AmbientCore

/// A control for choosing a number within limits.
///
/// ```swift
/// Slider(value: $volume, in: 0...10, step: 0.5) { Text("Volume") }
/// ```
///
/// Hosts see an element of kind `slider` that takes `AdjustEvent`. The slider limits the event's
/// number to the range, rounds the result to the nearest step, and writes the rounded number to the
/// binding. A slider that has marks but no step writes the value of the nearest mark.
public struct Slider<Label: View, ValueLabel: View> {
  private let number: AdjustedNumber
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel
  private let onEditingChanged: (@MainActor (Bool) -> Void)?

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    _ step: V?,
    _ label: Label,
    _ minimumLabel: ValueLabel,
    _ maximumLabel: ValueLabel,
    scale: SliderScale? = nil,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) {
    number = AdjustedNumber(
      value: value[dynamicMember: \.asDouble],
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil },
      scale: scale
    )
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.onEditingChanged = onEditingChanged
  }
}

extension BinaryFloatingPoint {
  fileprivate var asDouble: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}

extension Slider: View, LibraryView {
  /// The element of the slider, which contains the labels and the marks of the slider.
  public var body: some View {
    if let onEditingChanged {
      EditingReportingControl(onEditingChanged: onEditingChanged) { reporter in
        SliderElement(number: number, reporter: reporter, content: labels)
      }
    } else {
      SliderElement(number: number, reporter: nil, content: labels)
    }
  }

  private var labels: some View {
    TupleView((label, minimumLabel, maximumLabel, number.scale.map(SliderScaleLabels.init)))
  }
}

private struct SliderElement<Content: View> {
  let number: AdjustedNumber
  let reporter: EditingReporter?
  let content: Content
}

extension SliderElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.slider, isEnabled: environment.isEnabled)
    description[.value] = number.value.wrappedValue
    description[.minimum] = number.bounds.lowerBound
    description[.maximum] = number.bounds.upperBound
    description[.step] = number.step
    if let scale = number.scale {
      description[.neutralValue] = scale.neutralValue
      if scale.enabledBounds != nil {
        description[.enabledMinimum] = number.enabledBounds.lowerBound
        description[.enabledMaximum] = number.enabledBounds.upperBound
      }
    }
    environment.customControlTraits?.describeSlider(&description, in: environment)
    description.on(AdjustEvent.self) { event in
      reporter.perform { number.value.wrappedValue = number.allowed(event.value) }
    }
    if let reporter { description.on(EditingEvent.self) { reporter.hostReports($0.isEditing) } }
    return description
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for the numbers in a range.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView())
  }

  /// Creates a slider that has a step.
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
  /// Creates a slider that has a label, for the numbers in a range.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - label: The views that describe the number.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView())
  }

  /// Creates a slider that has a step and a label.
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
  /// Creates a slider that has a label, and labels for both limits.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The limits of the number.
  ///   - label: The views that describe the number.
  ///   - minimumValueLabel: The views that describe the lower limit.
  ///   - maximumValueLabel: The views that describe the upper limit.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider that has a step, a label, and labels for both limits.
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
