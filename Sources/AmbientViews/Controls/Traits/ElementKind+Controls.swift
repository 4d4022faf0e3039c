public import AmbientHosting

/// The kinds of elements for controls.
///
/// All kinds except `label` may also have the attributes `controlSize`, `labels` and `tint`.
extension ElementKind {
  /// A ``Button``, including its label.
  ///
  /// Its attributes are `role`, `style`, `repeats`, `borderShape`, `sizing` and `shortcut`. It
  /// takes ``PressEvent``.
  public static let button: ElementKind = "Button"
  /// A ``Toggle``, including its label.
  ///
  /// Its attributes are `isOn`, `isMixed` and `style`. It takes ``ToggleEvent``.
  public static let toggle: ElementKind = "Toggle"
  /// A ``TextField``, including its label.
  ///
  /// Its attributes are `text`, `prompt`, `axis`, `style`, `selectionStart`, `selectionEnd`,
  /// `autocorrection`, `capitalization`, `keyboard`, `contentType`, `writingTools`,
  /// `writingToolsAffordance`, `submitLabel`, `alignment`, `writingDirection`, and attributes of a
  /// ``text`` that describe the characters, such as `font`. A field with an axis also has
  /// `lineLimit`, `reservedLines`, `lineSpacing` and `lineHeight`. Each text field takes
  /// ``EditEvent`` and ``SubmitEvent``. If the program binds the selection, the field also takes
  /// ``SelectTextEvent``.
  public static let textField: ElementKind = "TextField"
  /// A ``SecureField``, including its label.
  ///
  /// Its attributes are `text`, `prompt`, `style`, `capitalization`, `keyboard`, `contentType`,
  /// `writingTools`, `writingToolsAffordance`, `submitLabel`, `alignment`, `writingDirection`, and
  /// attributes of a ``text`` that describe the characters, such as `font`. It takes ``EditEvent``
  /// and ``SubmitEvent``.
  public static let secureField: ElementKind = "SecureField"
  /// A ``Label``, which contains its icon, and then its title.
  ///
  /// Its attributes are `iconSpacing` and `iconWidth`.
  public static let label: ElementKind = "Label"
  /// A ``Link``, including its label.
  ///
  /// Its attributes are `destination`, `repeats`, `borderShape`, `sizing` and `shortcut`. It takes
  /// ``PressEvent``.
  public static let link: ElementKind = "Link"
  /// A ``Slider``, which contains its labels, an optional `valueLabel` for the current value, and
  /// then its marks.
  ///
  /// Its attributes are `value`, `minimum`, `maximum`, `step`, `enabledMinimum`, `enabledMaximum`,
  /// `neutralValue` and `thumb`. It takes ``AdjustEvent``. If the program sets `onEditingChanged`,
  /// the slider also takes ``EditingEvent``.
  public static let slider: ElementKind = "Slider"
  /// A ``Stepper``, which contains its label, and then the text of its value if the stepper has a
  /// format.
  ///
  /// Its attribute is `showsValue`. It takes ``StepEvent``. If the program sets `onEditingChanged`,
  /// the stepper also takes ``EditingEvent``.
  public static let stepper: ElementKind = "Stepper"
}

extension ElementAttribute where Value == Double {
  /// The distance between the icon and the title of a label, in points; absent for the host's
  /// default.
  public static var iconSpacing: Self { Self("iconSpacing") }
  /// The minimum width of the icon of a label, in points; absent if the program sets no minimum.
  public static var iconWidth: Self { Self("iconWidth") }
  /// The height of an option in a wheel picker, in points; absent for the host's default.
  public static var wheelItemHeight: Self { Self("wheelItemHeight") }
}

extension ElementAttribute where Value == String {
  /// How the selected option of a palette looks: `custom`, or `symbolVariant` with the names of the
  /// variants; absent for the host's default.
  public static var paletteSelection: Self { Self("paletteSelection") }
  /// The purpose of a button, a window or a column.
  public static var role: Self { Self("role") }
  /// The style of a control, or the shape style of a border, a background or an overlay.
  public static var style: Self { Self("style") }
  /// The size of a control: `mini`, `small`, `large` or `extraLarge`.
  public static var controlSize: Self { Self("controlSize") }
  /// The visibility of the label of a control: `visible` or `hidden`.
  public static var labels: Self { Self("labels") }
  /// The visibility of the knob of a slider: `visible` or `hidden`.
  public static var thumb: Self { Self("thumb") }
  /// The axis along which a field grows with its text: `vertical`, or absent.
  public static var axis: Self { Self("axis") }
  /// The tint of a control: the name of a shape style.
  public static var tint: Self { Self("tint") }
  /// Whether a button repeats its action while it is held down: `enabled` or `disabled`.
  public static var repeats: Self { Self("repeats") }
  /// The shape of the border of a button, such as `capsule` or `roundedRectangle 8.0`.
  public static var borderShape: Self { Self("borderShape") }
  /// The way in which a button or a toolbar spacer chooses its size, such as `flexible`.
  public static var sizing: Self { Self("sizing") }
  /// The keyboard shortcut of a button, link or menu, such as `shift command n`.
  public static var shortcut: Self { Self("shortcut") }
  /// The order of the items of a menu: `priority` or `fixed`.
  public static var menuOrder: Self { Self("menuOrder") }
  /// The visibility of the indicator of a menu: `visible` or `hidden`.
  public static var menuIndicator: Self { Self("menuIndicator") }
  /// The label of the key that submits the text of a field, such as `done`.
  public static var submitLabel: Self { Self("submitLabel") }
  /// The URL that a link opens.
  public static var destination: Self { Self("destination") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a toggle represents several values, and only some of them are on.
  public static var isMixed: Self { Self("isMixed") }
  /// True if the last text in a stepper is the value of the stepper; absent otherwise.
  public static var showsValue: Self { Self("showsValue") }
  /// False if automatic correction is disabled for a field or an editor; absent otherwise.
  public static var autocorrection: Self { Self("autocorrection") }
}
