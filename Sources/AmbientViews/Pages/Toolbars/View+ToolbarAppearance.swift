public import AmbientCore

/// Modifiers that set the appearance of the bars around a view.
///
/// Hosts see the values as attributes of the page, the column or the window. The values of a tab
/// bar are attributes of the tab. The name of an attribute begins with the name of the bar, as in
/// `navigationBarVisibility`. For the placement `.automatic`, the name begins with `toolbar`.
extension View {
  /// Sets the visibility of some bars.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - bars: The bars; if none are given, all bars.
  /// - Returns: A view that sets the visibility.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    bar(bars, .visibility, visibility.barName)
  }

  /// Sets the visibility of some bars.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - bars: The bars; if none are given, all bars.
  /// - Returns: A view that sets the visibility.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    bar(bars, .visibility, visibility.barName)
  }

  /// Sets the style of the background of some bars.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - bars: The bars; if none are given, all bars.
  /// - Returns: A view that sets the style.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(PaintedBar(bars: bars, aspect: .background, style: AnyShapeStyle(style)))
  }

  /// Sets the visibility of the background of some bars.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - bars: The bars; if none are given, all bars.
  /// - Returns: A view that sets the visibility.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    bar(bars, .backgroundVisibility, visibility.barName)
  }

  /// Sets the visibility of the background of some bars.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - bars: The bars; if none are given, all bars.
  /// - Returns: A view that sets the visibility.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    bar(bars, .backgroundVisibility, visibility.barName)
  }

  /// Sets the color scheme of some bars.
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme; nil for the color scheme of the view.
  ///   - bars: The bars; if none are given, all bars.
  /// - Returns: A view that sets the color scheme.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    bar(bars, .colorScheme, colorScheme.map { "\($0)" })
  }

  /// Sets the style of the texts and symbols in some bars.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - bars: The bars; if none are given, all bars.
  /// - Returns: A view that sets the style.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(PaintedBar(bars: bars, aspect: .foreground, style: AnyShapeStyle(style)))
  }

  fileprivate nonisolated func bar(
    _ bars: [ToolbarPlacement],
    _ aspect: BarAspect,
    _ value: String?
  ) -> some View {
    modifier(BarModifier(bars: bars.isEmpty ? [.automatic] : bars, aspect: aspect, value: value))
  }
}

extension Visibility {
  /// The value of an attribute; nil if the host decides.
  fileprivate var barName: String? { self == .automatic ? nil : "\(self)" }
}

/// A part of the appearance of a bar; the raw value is the suffix of the attribute's name.
private enum BarAspect: String {
  case visibility = "Visibility"
  case background = "Background"
  case backgroundVisibility = "BackgroundVisibility"
  case colorScheme = "ColorScheme"
  case foreground = "Foreground"
}

/// A modifier that sets one part of the appearance of some bars, until the view is removed.
private struct BarModifier {
  struct Setting: Equatable {
    let bars: [ToolbarPlacement]
    let value: String?
    let page: ContainerAttributes?
    let tab: ContainerAttributes?

    /// This setting with nil as its value.
    ///
    /// If `set(_:)` gets the result, the bars lose the value of this setting.
    var removed: Setting { Setting(bars: bars, value: nil, page: page, tab: tab) }
  }

  let bars: [ToolbarPlacement]
  let aspect: BarAspect
  let value: String?

  @Environment(\.pageAttributes) private var page
  @Environment(\.tabContentAttributes) private var tab
  @PositionInTree private var owner

  nonisolated init(bars: [ToolbarPlacement], aspect: BarAspect, value: String?) {
    self.bars = bars
    self.aspect = aspect
    self.value = value
  }
}

extension BarModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let setting = Setting(bars: bars, value: value, page: page, tab: tab)
    content
      .onEveryChange(of: setting, initial: true) { old, new in
        if old.removed != new.removed { set(old.removed) }
        set(new)
      }
      .onRemoval { set(setting.removed) }
  }

  @MainActor private func set(_ setting: Setting) {
    for bar in setting.bars {
      let attributes = bar == .tabBar ? setting.tab : setting.page
      let name = ElementAttribute<String>(bar.name + aspect.rawValue)
      attributes?.set(name, to: setting.value, by: owner)
      // The visibility also sets `barHidden`, because the layout rules read only this attribute.
      if aspect == .visibility, bar == .navigationBar || bar == .automatic {
        setting.page?.set(.barHidden, to: setting.value.map { $0 == "hidden" }, by: owner)
      }
    }
  }

  static var bodyName: String? { nil }
}

/// A modifier that resolves the style of a bar in the environment of the view.
private struct PaintedBar {
  let bars: [ToolbarPlacement]
  let aspect: BarAspect
  let style: AnyShapeStyle

  @Environment(\.self) private var environment

  nonisolated init(bars: [ToolbarPlacement], aspect: BarAspect, style: AnyShapeStyle) {
    self.bars = bars
    self.aspect = aspect
    self.style = style
  }
}

extension PaintedBar: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content.bar(bars, aspect, style._paint(in: environment).description)
  }

  static var bodyName: String? { nil }
}

private struct TabContentAttributesKey: EnvironmentKey {
  static var defaultValue: ContainerAttributes? { nil }
}

extension EnvironmentValues {
  /// The attributes that a view sets for the tab around it; nil outside of tabs.
  ///
  /// A tab view in the page style sets nil in each of its pages except the selected one.
  var tabContentAttributes: ContainerAttributes? {
    get { self[TabContentAttributesKey.self] }
    set { self[TabContentAttributesKey.self] = newValue }
  }
}
