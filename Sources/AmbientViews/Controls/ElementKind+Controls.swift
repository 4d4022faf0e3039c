public import AmbientHosting

/// The kinds of elements of controls.
extension ElementKind {
  /// A ``Button`` around its label: `role`, `style`, `shortcut`; takes ``PressEvent``.
  public static let button: ElementKind = "Button"
  /// A ``Toggle`` around its label: `isOn`, `isMixed`, `style`; takes ``ToggleEvent``.
  public static let toggle: ElementKind = "Toggle"
  /// A ``TextField`` around its label: `text`, `prompt`, `style`, `submitLabel`; takes
  /// ``EditEvent`` and ``SubmitEvent``.
  public static let textField: ElementKind = "TextField"
  /// A ``Label``: its icon, then its title.
  public static let label: ElementKind = "Label"
  /// A ``Link`` around its label: `destination`; takes ``PressEvent``.
  public static let link: ElementKind = "Link"
  /// A ``ProgressView`` around its label: `value` from 0 to 1, unless the end is not known.
  public static let progressView: ElementKind = "ProgressView"
  /// A ``Slider`` around its label: `value`, `minimum`, `maximum`, `step`; takes ``AdjustEvent``.
  public static let slider: ElementKind = "Slider"
  /// A ``Stepper`` around its label; takes ``StepEvent``.
  public static let stepper: ElementKind = "Stepper"
}

extension ElementAttribute where Value == String {
  /// What a button, a window or a column is for.
  public static var role: Self { Self("role") }
  /// The style of a control or the color of a border, a background or an overlay.
  public static var style: Self { Self("style") }
  /// The size of a control: `mini`, `small`, `large` or `extraLarge`.
  public static var controlSize: Self { Self("controlSize") }
  /// Whether the label of a control shows: `visible` or `hidden`.
  public static var labels: Self { Self("labels") }
  /// The color of a control.
  public static var tint: Self { Self("tint") }
  /// Whether a button acts again while it is held: `enabled` or `disabled`.
  public static var repeats: Self { Self("repeats") }
  /// The keys that do the same as a button, as `shift command n`.
  public static var shortcut: Self { Self("shortcut") }
  /// The order of what a menu offers: `priority` or `fixed`.
  public static var menuOrder: Self { Self("menuOrder") }
  /// Whether a menu shows that it is one: `visible` or `hidden`.
  public static var menuIndicator: Self { Self("menuIndicator") }
  /// What the key says that submits the text of a field.
  public static var submitLabel: Self { Self("submitLabel") }
  /// The URL that a link opens.
  public static var destination: Self { Self("destination") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a toggle is for several things, of which some are on.
  public static var isMixed: Self { Self("isMixed") }
  /// Whether the text of a field is corrected: false.
  public static var autocorrection: Self { Self("autocorrection") }
}
