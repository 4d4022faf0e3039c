public import AmbientHosting

/// The kinds of elements for views that show read-only values.
///
/// All kinds may also have the attributes `controlSize`, `labels` and `tint`.
extension ElementKind {
  /// A ``ProgressView``.
  ///
  /// It contains its label, and then the label for the current value. Its attribute `value` is the
  /// completed fraction from 0 to 1. This attribute is not set if the end of the task is not known.
  /// A further attribute is `style`. A progress view for a time interval also has `intervalStart`,
  /// `intervalEnd` and `countsDown`.
  public static let progressView: ElementKind = "ProgressView"
  /// A ``Gauge``.
  ///
  /// It contains its label, and then an element of kind `valueLabel` for each other label, such as
  /// the label of the current value. Its attribute `value` is a fraction from 0 to 1. A further
  /// attribute is `style`.
  public static let gauge: ElementKind = "Gauge"
}

extension ElementAttribute where Value == Double {
  /// The start of the time interval of a progress view, in seconds since 1970.
  public static var intervalStart: Self { Self("intervalStart") }
  /// The end of the time interval of a progress view, in seconds since 1970.
  public static var intervalEnd: Self { Self("intervalEnd") }
}

extension ElementAttribute where Value == Bool {
  /// True if the value of a progress view falls from 1 to 0 during its time interval; absent
  /// otherwise.
  public static var countsDown: Self { Self("countsDown") }
}
