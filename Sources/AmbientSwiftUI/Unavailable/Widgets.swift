/// A view on the home screen or the desktop, outside of its app.
@available(
  *,
  unavailable,
  message: "There are no widgets here. Write the widget in #if canImport(WidgetKit)."
)
@MainActor public protocol Widget {}

/// The widgets of a program.
@available(
  *,
  unavailable,
  message: "There are no widgets here. Write the widget in #if canImport(WidgetKit)."
)
@MainActor public protocol WidgetBundle {}

/// The content of a widget.
@available(
  *,
  unavailable,
  message: "There are no widgets here. Write the widget in #if canImport(WidgetKit)."
)
@MainActor public protocol WidgetConfiguration {}

/// A widget that is a control.
@available(
  *,
  unavailable,
  message: "There are no widgets here. Write the widget in #if canImport(WidgetKit)."
)
@MainActor public protocol ControlWidget {}
