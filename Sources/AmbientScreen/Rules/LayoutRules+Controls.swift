import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  mutating func addControls() {
    addButtons()
    addValues()
    addFields()
  }

  private mutating func addButtons() {
    set(.button, .menu, .pasteButton) { element, context in
      let hasBorder = element[.style]?.hasPrefix("bordered") ?? false
      let insets = hasBorder ? context.settings.controls.buttonInsets : EdgeInsets()
      var layout = ElementLayout(InsetLayout(base: HStackLayout(), insets: insets))
      if element[.style] == "tab" { layout.zIndex = .infinity }
      return layout
    }
    set(.link, .navigationLink, .pickerLabel) { _, _ in ElementLayout(HStackLayout()) }
    set(.label) { element, context in
      let stack = HStackLayout(spacing: element[.iconSpacing].map { CGFloat($0) })
      guard let width = element[.iconWidth] else { return ElementLayout(stack) }
      return ElementLayout(
        IconLabelLayout(
          iconWidth: CGFloat(width),
          spacing: stack.spacing ?? context.settings.spacing
        )
      )
    }
    set(.option) { element, _ in
      var layout = ElementLayout(HStackLayout())
      let role = element[.isSelected] == true ? PickerLayout.Role.selected : .other
      layout.add(LayoutValueDetail(PickerLayout.Role.self, role))
      return layout
    }
  }

  private mutating func addValues() {
    set(.toggle) { element, context in
      .control(element, context, ProposedViewSize(context.settings.controls.toggle), .leading)
    }
    set(.stepper) { element, context in
      .control(element, context, ProposedViewSize(context.settings.controls.stepper), .leading)
    }
    set(.slider) { element, context in
      let height = context.settings.controls.sliderHeight
      return .control(element, context, ProposedViewSize(width: nil, height: height), .hidden)
    }
    set(.progressView, .gauge) { element, context in
      let controls = context.settings.controls
      let drawing =
        element[.value] == nil
        ? ProposedViewSize(controls.spinner)
        : ProposedViewSize(width: nil, height: controls.progressHeight)
      return .control(element, context, drawing, .top)
    }
    set(.picker) { element, context in
      let controls = context.settings.controls
      guard element[.style] != "segmented" else {
        return ElementLayout(SegmentedPickerLayout(insets: controls.segmentInsets))
          .hidingUnplacedViews
      }
      let picker = PickerLayout(
        arrowWidth: controls.pickerArrowWidth,
        spacing: context.settings.spacing
      )
      return ElementLayout(picker).hidingUnplacedViews
    }
  }

  private mutating func addFields() {
    set(.textField, .secureField, .searchField, .textEditor) { element, context in
      let text = element[.text].flatMap { $0.isEmpty ? nil : $0 } ?? element[.prompt]
      var request = TextRequest(text ?? "", element.attributes)
      let isEditor = element.kind == .textEditor
      let hasLines = isEditor || element[.axis] == "vertical"
      if !hasLines { request.lineLimit = 1 }
      let insets = element[.style] == "roundedBorder" ? context.settings.controls.fieldInsets : nil
      let field = FieldLayout(
        text: TextLayout(
          request: request,
          measure: context.settings.textMeasure,
          pixel: 1 / context.settings.scale
        ),
        showsLabel: text == nil,
        hasLines: hasLines,
        fillsHeight: isEditor,
        insets: insets ?? EdgeInsets()
      )
      var layout = ElementLayout(field).hidingUnplacedViews
      layout.hasBaselines = true
      return layout
    }
  }
}

extension ElementLayout {
  /// Returns the layout of a control.
  ///
  /// The layout hides the label of the control if the attribute `labels` is `hidden`.
  @MainActor
  static func control(
    _ element: Element,
    _ context: LayoutRules.Context,
    _ drawing: ProposedViewSize,
    _ labelEdge: ControlLayout.LabelEdge
  ) -> ElementLayout {
    ElementLayout(
      ControlLayout(
        drawing: drawing,
        labelEdge: element[.labels] == "hidden" ? .hidden : labelEdge,
        spacing: context.settings.spacing
      )
    ).hidingUnplacedViews
  }

  var hidingUnplacedViews: ElementLayout {
    var layout = self
    layout.hidesUnplacedViews = true
    return layout
  }
}
