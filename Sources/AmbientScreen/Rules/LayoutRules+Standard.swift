import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  /// The rules for the element kinds of the library.
  public static let standard: LayoutRules = {
    var rules = LayoutRules()
    rules.addStacks()
    rules.addFrames()
    rules.addGrids()
    rules.addLayers()
    rules.addCustomLayouts()
    rules.addDrawings()
    rules.addControls()
    rules.addGroups()
    rules.addContainers()
    rules.addLazyRows()
    return rules
  }()

  @MainActor
  func layout(of element: Element, _ context: Context) -> ElementLayout {
    var layout =
      self[element.kind].map { $0(element, context) }
      ?? (element.text == nil ? ElementLayout(VStackLayout()) : .text(element, context))
    layout.takesGeometry = element.takes(GeometryEvent.self)
    layout.takesPointers = element.takes(PointerEvent.self)
    layout.takesEachGeometry =
      layout.takesPointers || element.kind == .visualEffect || element.kind == .geometryObserver
    layout.takesRows = element.takes(RowsEvent.self)
    return layout
  }
}

extension ElementLayout {
  static func screen(_ settings: ScreenSettings) -> ElementLayout {
    ElementLayout(ScreenRootLayout(safeArea: settings.safeArea))
  }

  @MainActor
  static func text(_ element: Element, _ context: LayoutRules.Context) -> ElementLayout {
    var layout = ElementLayout(
      TextLayout(
        request: TextRequest(
          element.text ?? "",
          element.attributes,
          element.detail(TextRuns.self),
          measure: context.settings.drawingMeasure
        ),
        measure: context.settings.textMeasure,
        pixel: 1 / context.settings.scale,
        symbolSize: context.settings.controls.symbol,
        renderer: element.detail(TextRendererDetail.self)
      )
    )
    layout.hasBaselines = true
    return layout
  }
}
