public import AmbientHosting

extension ElementKind {
  /// A view with a tap action.
  ///
  /// Its attribute is `count`. It takes ``PressEvent`` and ``PointerEvent``.
  public static let tapTarget: ElementKind = "TapTarget"
  /// A view with a gesture; it takes ``PointerEvent``.
  ///
  /// It also takes ``PressEvent`` if taps complete the gesture, ``DragEvent`` if the gesture
  /// follows a dragged pointer, and ``PinchEvent`` if the gesture follows two fingers.
  public static let gestureTarget: ElementKind = "GestureTarget"
  /// A view with a hover action; the view takes ``PointerEvent``.
  public static let hoverTarget: ElementKind = "HoverTarget"
  /// A view whose hit testing is enabled or disabled; the attribute `isEnabled` says which.
  public static let hitTesting: ElementKind = "HitTesting"
  /// A view for which the host measures how long interactions take; the attribute is
  /// `trackingTag`.
  public static let interactionActivity: ElementKind = "InteractionActivity"
}

extension ElementAttribute where Value == String {
  /// The name under which the host measures how long interactions with a view take.
  public static var trackingTag: Self { Self("trackingTag") }
}

extension ElementAttribute where Value == Int {
  /// The number of taps that trigger the action, if more than one.
  public static var count: Self { Self("count") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a pointer or finger can hit the view.
  public static var isEnabled: Self { Self("isEnabled") }
}
