public import AmbientHosting

/// The kinds of elements of what the user chooses from.
extension ElementKind {
  /// A ``Picker``: its label, then what there is to choose from.
  public static let picker: ElementKind = "Picker"
  /// What a ``Picker`` is for.
  public static let pickerLabel: ElementKind = "PickerLabel"
  /// What can be chosen in a ``Picker``: `isSelected`; takes ``PressEvent``.
  public static let option: ElementKind = "Option"
}

extension ElementAttribute where Value == Bool {
  /// Whether a row, an option or a tab is chosen.
  public static var isSelected: Self { Self("isSelected") }
}
