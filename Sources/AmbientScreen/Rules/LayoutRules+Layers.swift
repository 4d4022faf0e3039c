import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  /// Adds the rules for layers such as backgrounds, for readers such as `GeometryReader`, and for
  /// modifiers that do not change the layout.
  mutating func addLayers() {
    set(.overlay, .background, .mask, .containerBackground, .glassEffect) { _, _ in
      .modifier(LayeredLayout())
    }
    set(.safeAreaInset) { element, context in
      .modifier(
        SafeAreaInsetLayout(
          edge: Edge.allCases.first { "\($0)" == element[.edge] } ?? .bottom,
          spacing: element.length(.spacing)
        )
      )
    }
    set(.scrollViewReader) { _, _ in .modifier(ReaderLayout()) }
    set(.geometryReader) { _, _ in ElementLayout(GeometryReaderLayout()) }
    set(.coordinateSpace) { element, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      layout.coordinateSpace = ElementLayout.CoordinateSpaceName(name: element[.spaceName])
      return layout
    }
    set(.layer) { element, _ in
      var layout = ElementLayout(ZStackLayout(alignment: element.alignment))
      layout.add(LayoutValueDetail(LayeredLayout.LayerAlignment.self, element.alignment))
      layout.isLayer = true
      return layout
    }
    set(ElementKind.withEffectSteps) { _, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      layout.transformsViews = true
      return layout
    }
    set(.matchedGeometry) { element, _ in
      var layout = ElementLayout.modifier(MatchedGeometryLayout(of: element))
      layout.transformsViews = element[.isSource] ?? false
      return layout
    }
    set(
      .accessibility,
      .tapTarget,
      .gestureTarget,
      .hoverTarget,
      .hitTesting,
      .border,
      .opacity,
      .hidden,
      .shadow,
      .blur,
      .brightness,
      .contrast,
      .grayscale,
      .saturation,
      .clip,
      .containerShape,
      .contentShape,
      .geometryObserver,
      .scrollObserver,
      .scrollPosition,
      .scrollTargetLayout,
      .scrollTarget,
      .shaderEffect,
      .hueRotation,
      .colorMultiply,
      .colorInvert,
      .luminanceToAlpha,
      .blendMode,
      .compositingGroup,
      .glassContainer,
      .glassGroup,
      .drawingGroup,
      .geometryGroup,
      .transitionSource,
      .breakthroughEffect,
      .containerCornerOffset,
      .interactionActivity,
      .documentLaunch
    ) { _, _ in .modifier(FirstViewLayout()) }
  }
}
