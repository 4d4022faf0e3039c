public import AmbientHosting

/// The kinds of elements for date pickers and color pickers.
///
/// All kinds may also have the attributes `controlSize`, `labels` and `tint`.
extension ElementKind {
  /// A ``DatePicker``, including its label.
  ///
  /// Its attributes are `date`, `dateText`, `dateComponents`, `minimumDate`, `maximumDate`, `style`
  /// and `dynamicTypeSize`. It takes ``ChooseDateEvent``.
  public static let datePicker: ElementKind = "DatePicker"
  /// A ``MultiDatePicker``, including its label.
  ///
  /// Its attributes are `days`, `minimumDate`, `endDate` and `dynamicTypeSize`. It takes
  /// ``ChooseDateEvent``.
  public static let multiDatePicker: ElementKind = "MultiDatePicker"
  /// A ``ColorPicker``, including its label.
  ///
  /// Its attributes are `color` and `supportsOpacity`. It takes ``ChooseColorEvent``.
  public static let colorPicker: ElementKind = "ColorPicker"
}

extension ElementAttribute where Value == Double {
  /// The date of a date picker, in seconds since 1970.
  public static var date: Self { Self("date") }
  /// The earliest date that can be chosen, in seconds since 1970; absent without a lower limit.
  ///
  /// For a ``MultiDatePicker``, the value is a point in time on the earliest day that can be
  /// chosen.
  public static var minimumDate: Self { Self("minimumDate") }
  /// The latest date that can be chosen, in seconds since 1970; absent without an upper limit.
  public static var maximumDate: Self { Self("maximumDate") }
  /// The date before which a chosen day must begin, in seconds since 1970; absent without a limit.
  public static var endDate: Self { Self("endDate") }
}

extension ElementAttribute where Value == String {
  /// The date of a date picker as a text for the user.
  public static var dateText: Self { Self("dateText") }
  /// The date components that the user sees, such as `date hourAndMinute`.
  public static var dateComponents: Self { Self("dateComponents") }
  /// The days that are chosen, such as `2026-06-03 2026-06-04`.
  public static var days: Self { Self("days") }
}

extension ElementAttribute where Value == Bool {
  /// False if the user cannot choose an opacity; absent otherwise.
  public static var supportsOpacity: Self { Self("supportsOpacity") }
}
