/// The kinds of elements that describe the value of a control.
extension ElementKind {
  /// The label of one value of a gauge, a slider or a picker.
  ///
  /// Its attribute `role` is `current`, `minimum`, `maximum` or `marked`. In a slider or a picker,
  /// the role is always `current`.
  public static let valueLabel: ElementKind = "ValueLabel"
  /// A mark of a slider; the element contains the label of the mark.
  ///
  /// The attribute `value` is the number at the mark.
  public static let sliderTick: ElementKind = "SliderTick"
}
