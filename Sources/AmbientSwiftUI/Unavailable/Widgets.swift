public import AmbientCore

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

/// A widget that shows a button or a toggle, for example in Control Center.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
@MainActor public protocol ControlWidget {}

/// The content of a control widget.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
@MainActor public protocol ControlWidgetConfiguration {}

/// A widget configuration without content.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
public struct EmptyWidgetConfiguration {
  /// Creates the configuration.
  public init() {}
}

/// A control widget configuration without content.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
public struct EmptyControlWidgetConfiguration {
  /// Creates the configuration.
  public init() {}
}

/// A template of control widgets without content.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
public struct EmptyControlWidgetTemplate {
  /// Creates the template.
  public init() {}
}

/// The configuration of a widget with limited availability.
///
/// Such a widget exists only in some versions of a system.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
public struct LimitedAvailabilityConfiguration {}

/// The builder of the widgets in a bundle.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
@resultBuilder public struct WidgetBundleBuilder {
  /// Returns nothing: the builder cannot be used.
  public static func buildBlock() {}
}

/// The style of the views in an accessory widget group.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
public struct AccessoryWidgetGroupStyle: Sendable {}

/// A view that contains up to three other views in a widget.
@available(
  *,
  unavailable,
  message: "Ambient has no widgets. Write the widget in #if canImport(WidgetKit)."
)
public struct AccessoryWidgetGroup<Content: View>: View {
  /// Nothing: the view cannot be used.
  public var body: some View { EmptyView() }

  /// Creates a group with a label.
  @_disfavoredOverload
  public init(_ label: some StringProtocol, @ViewBuilder content: () -> Content) {}
}
