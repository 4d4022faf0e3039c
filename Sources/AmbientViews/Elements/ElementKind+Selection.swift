public import AmbientCore

/// The kinds of elements of what the user chooses from.
extension ElementKind {
  /// A ``Picker``: its label, then what there is to choose from.
  public static let picker: ElementKind = "Picker"
  /// What a ``Picker`` is for.
  public static let pickerLabel: ElementKind = "PickerLabel"
  /// What can be chosen in a ``Picker``: `isSelected`; takes `press`.
  public static let option: ElementKind = "Option"
  /// What can be chosen in a ``List``: `isSelected`; takes `press`.
  public static let row: ElementKind = "Row"
}
