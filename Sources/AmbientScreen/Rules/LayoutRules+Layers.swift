import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  /// Adds the rules for overlays, backgrounds, and the modifiers that only change the look.
  mutating func addLayers() {
    set(.overlay, .background) { _, _ in .modifier(LayeredLayout()) }
    set(.layer) { element, _ in
      var layout = ElementLayout(ZStackLayout(alignment: element.alignment))
      layout.value = LayoutValueDetail(LayeredLayout.LayerAlignment.self, element.alignment)
      return layout
    }
    set(
      .accessibility, .tapTarget, .hitTesting, .border, .opacity, .hidden, .scale, .rotation,
      .shadow, .blur, .brightness, .contrast, .grayscale, .saturation, .clip, .contentShape,
      .mirror
    ) { _, _ in .modifier(FirstViewLayout()) }
  }
}
