#if !canImport(CoreGraphics)
public import AmbientCore

extension ColorPicker {
  /// Creates a color picker with a view as its label, for a color of Core Graphics.
  ///
  /// - Parameters:
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Whether the user can choose an opacity. If not, chosen colors are opaque.
  ///   - label: The views that describe the color.
  @_disfavoredOverload
  public init(
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection.asColor, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a title, for a color of Core Graphics.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the color picker.
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Whether the user can also choose the opacity of the color.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(titleKey, selection: selection.asColor, supportsOpacity: supportsOpacity)
  }

  /// Creates a color picker with a title, for a color of Core Graphics.
  ///
  /// - Parameters:
  ///   - title: The title of the color picker.
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Whether the user can also choose the opacity of the color.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(title, selection: selection.asColor, supportsOpacity: supportsOpacity)
  }

  /// Creates a color picker with a title, for a color of Core Graphics.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the color picker.
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Whether the user can also choose the opacity of the color.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(titleResource, selection: selection.asColor, supportsOpacity: supportsOpacity)
  }
}

extension CGColor {
  fileprivate var asColor: Color {
    get { Color(cgColor: self) }
    set { self = CGColor(newValue.resolve(in: .light)) }
  }
}
#endif
