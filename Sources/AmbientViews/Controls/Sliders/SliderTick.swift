public import AmbientCore

/// A mark at a value of a slider.
///
/// ```swift
/// Slider(value: $speed, in: 0...2) {
///   Text("Speed")
/// } ticks: {
///   SliderTick(0.5)
///   SliderTick(1) { Text("Normal") }
/// }
/// ```
///
/// The element of the slider contains an element of kind `sliderTick` for the mark. The attribute
/// `value` of the `sliderTick` element is the value of the mark.
public struct SliderTick<Value: BinaryFloatingPoint> {
  /// The value at which the slider has the mark.
  public let value: Value

  private let label: AnyView?

  /// Creates a mark without a label.
  ///
  /// - Parameter value: The value at which the slider has the mark.
  public init(_ value: Value) {
    self.value = value
    label = nil
  }

  /// Creates a mark with a label.
  ///
  /// - Parameters:
  ///   - value: The value at which the slider has the mark.
  ///   - label: The views that describe the value.
  public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) {
    self.value = value
    self.label = AnyView(label())
  }
}

extension SliderTick: SliderTickContent {
  /// A list that contains only this mark.
  public var body: _SliderTicks<Value> {
    _SliderTicks([_SliderMark(id: [], value: Double(value), label: label)])
  }
}
