public import AmbientHosting

extension ElementKind {
  /// A ``Picker``, which contains its label, an optional `valueLabel`, and then its options.
  ///
  /// Its attributes are `style`, `menuOrder`, `menuIndicator`, `wheelItemHeight`,
  /// `paletteSelection`, `isHorizontal` and the attributes that every control has.
  public static let picker: ElementKind = "Picker"
  /// The label of a ``Picker``.
  public static let pickerLabel: ElementKind = "PickerLabel"
  /// An option of a ``Picker``.
  ///
  /// Its attribute is `isSelected`. It takes ``PressEvent``.
  public static let option: ElementKind = "Option"
}

extension ElementAttribute where Value == Bool {
  /// Whether a row, an option or a tab is selected.
  public static var isSelected: Self { Self("isSelected") }
  /// Whether the options of a radio group are in a row.
  public static var isHorizontal: Self { Self("isHorizontal") }
}
