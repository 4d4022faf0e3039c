public import AmbientHosting

/// The kinds of elements for keys, pens, crowns and the look of the pointer.
extension ElementKind {
  /// A view with actions for keys or commands; it takes ``KeyEvent``, ``CommandEvent`` or
  /// ``ModifierKeysEvent``.
  public static let keyTarget: ElementKind = "KeyTarget"
  /// A view that sets the look of the pointer.
  ///
  /// Its attributes are `style` and `visibility`.
  public static let pointerStyle: ElementKind = "PointerStyle"
  /// A view with an action for a pen; it takes ``PencilDoubleTapEvent`` or ``PencilSqueezeEvent``.
  public static let pencilTarget: ElementKind = "PencilTarget"
  /// A view with a number that the user changes by turning a crown.
  ///
  /// Its attributes are `value`, `minimum`, `maximum`, `step`, `sensitivity`, `isContinuous` and
  /// `hasHaptics`. It takes ``AdjustEvent``.
  public static let digitalCrown: ElementKind = "DigitalCrown"
}

extension ElementAttribute where Value == String {
  /// How strongly a turn of a crown changes the number: `low` or `medium`; absent for `high`.
  public static var sensitivity: Self { Self("sensitivity") }
  /// Whether the pointer is shown over a view: `visible` or `hidden`; absent if the host decides.
  public static var visibility: Self { Self("visibility") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a number that passes one limit continues at the other limit; absent for false.
  public static var isContinuous: Self { Self("isContinuous") }
  /// Whether a crown gives feedback that the user feels; absent for true.
  public static var hasHaptics: Self { Self("hasHaptics") }
}
