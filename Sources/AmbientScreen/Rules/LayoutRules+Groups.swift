import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  mutating func addGroups() {
    set(.contextMenu, .help) { _, _ in .modifier(FirstViewLayout()) }
    set(.menuItems, .menuPreview) { _, context in
      let padding = EdgeInsets(context.settings.padding, .all)
      return ElementLayout(InsetLayout(base: VStackLayout(alignment: .leading), insets: padding))
    }
    set(.groupBox) { _, context in
      let padding = EdgeInsets(context.settings.padding, .all)
      return ElementLayout(InsetLayout(base: VStackLayout(alignment: .leading), insets: padding))
    }
    set(.controlLabel, .controlGroup) { _, _ in ElementLayout(HStackLayout()) }
    set(.valueLabel) { element, _ in
      var layout = ElementLayout(HStackLayout())
      layout.add(LayoutValueDetail(PickerLayout.Role.self, .value))
      return layout
    }
    set(.disclosureGroup) { _, _ in ElementLayout(VStackLayout(alignment: .leading)) }
    set(.disclosureLabel) { element, context in
      let width = context.settings.controls.pickerArrowWidth
      return .control(element, context, ProposedViewSize(width: width, height: 0), .leading)
    }
    set(.labeledContent) { element, context in
      ElementLayout(
        LabeledContentLayout(
          hidesLabel: element[.labels] == "hidden",
          spacing: context.settings.spacing
        )
      )
      .hidingUnplacedViews
    }
    set(.contentUnavailable) { _, _ in ElementLayout(CenteredLayout()) }
    set(.datePicker, .multiDatePicker) { element, context in
      let size = context.settings.sizeOfDate(in: element)
      return .control(element, context, ProposedViewSize(size), .leading)
    }
    set(.colorPicker) { element, context in
      let height = context.settings.controls.toggle.height
      return .control(element, context, ProposedViewSize(width: height, height: height), .leading)
    }
  }
}

extension ScreenSettings {
  /// Returns the size of the text that a date picker shows for its date or days.
  ///
  /// The text is measured on one line.
  @MainActor
  func sizeOfDate(in picker: Element) -> CGSize {
    TextLayout(
      request: TextRequest(picker.dateText, font: picker.font("body"), lineLimit: 1),
      measure: textMeasure,
      pixel: 1 / scale
    )
    .lines(in: .unspecified).size
  }
}

extension Element {
  /// The date or the days of a date picker, as a text.
  var dateText: String { self[.dateText] ?? self[.days] ?? "" }

  /// Returns the font of a text style in the type size of the element.
  func font(_ style: String) -> TextFont {
    var attributes = ElementAttributes()
    attributes[.font] = style
    attributes[.dynamicTypeSize] = self[.dynamicTypeSize]
    return TextFont(attributes)
  }
}

/// A layout that puts views one below the other, in the middle of the proposed space.
private struct CenteredLayout: Layout {
  static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let ideal = size(proposal, subviews)
    return CGSize(
      width: max(proposal.width ?? ideal.width, ideal.width),
      height: max(proposal.height ?? ideal.height, ideal.height)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let size = size(proposal, subviews)
    let column = VStackLayout()
    var columnCache = column.makeCache(subviews: subviews)
    column.placeSubviews(
      in: CGRect(
        x: bounds.midX - size.width / 2,
        y: bounds.midY - size.height / 2,
        width: size.width,
        height: size.height
      ),
      proposal: proposal,
      subviews: subviews,
      cache: &columnCache
    )
  }

  private func size(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    let column = VStackLayout()
    var columnCache = column.makeCache(subviews: subviews)
    return column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &columnCache)
  }
}
