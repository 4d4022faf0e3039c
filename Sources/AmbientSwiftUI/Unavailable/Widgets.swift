/// A view on the home screen or the desktop, outside of its app.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
@MainActor public protocol Widget {}

/// The widgets of a program.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
@MainActor public protocol WidgetBundle {}

/// A description of a widget: its kind and its content.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
@MainActor public protocol WidgetConfiguration {}

/// A widget that shows a button or a toggle, such as in Control Center.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
@MainActor public protocol ControlWidget {}
