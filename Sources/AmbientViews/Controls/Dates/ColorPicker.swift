public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A control for choosing a color.
///
/// ```swift
/// ColorPicker("Background", selection: $background, supportsOpacity: false)
/// ```
///
/// Hosts see an element of kind `colorPicker`. Its attribute `color` is the description of the
/// color, and its ``PaintDetail`` has the color. The element takes `ChooseColorEvent`. The color
/// picker makes a color from the event's components, and writes the color to the binding.
///
/// - Invalidation: A change of the color updates the element; bodies run only if they read the
///   binding.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool

  /// The label of the color picker.
  public let content: Label

  /// Creates a color picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Whether the user can choose an opacity. If not, chosen colors are opaque.
  ///   - label: The views that describe the color.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    content = label()
  }
}

extension ColorPicker: ElementView {
  /// Describes an element of kind `colorPicker`, which takes `ChooseColorEvent`.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.colorPicker, isEnabled: environment.isEnabled)
    description[.color] = selection.wrappedValue.description
    if !supportsOpacity { description[.supportsOpacity] = false }
    environment.customControlTraits?.describe(&description, in: environment)
    description.set(PaintDetail(.color(selection.wrappedValue)))
    description.on(ChooseColorEvent.self) { event in
      selection.wrappedValue = Color(
        .sRGB,
        red: event.red,
        green: event.green,
        blue: event.blue,
        opacity: supportsOpacity ? event.opacity : 1
      )
    }
    return description
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the color picker.
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Whether the user can also choose the opacity of the color.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the color picker.
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Whether the user can also choose the opacity of the color.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// Creates a color picker with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the color picker.
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Whether the user can also choose the opacity of the color.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}
