import AmbientHosting
import AmbientLayout
import AmbientViews

extension DrawnElement {
  /// The frame of the drawing that a control has beside its label, such as the switch of a toggle.
  var controlFrame: CGRect {
    let controls = settings.controls
    switch element.kind {
    case .toggle: return endFrame(controls.toggle)
    case .stepper: return endFrame(controls.stepper)
    case .disclosureLabel:
      return endFrame(CGSize(width: controls.pickerArrowWidth, height: frame.height))
    case .datePicker, .multiDatePicker: return endFrame(settings.sizeOfDate(in: element))
    case .colorPicker:
      return endFrame(CGSize(width: controls.toggle.height, height: controls.toggle.height))
    case .picker:
      return endFrame(CGSize(width: controls.pickerArrowWidth, height: frame.height))
    case .progressView where element[.value] == nil:
      return CGRect(
        x: isRightToLeft ? frame.maxX - controls.spinner.width : frame.minX,
        y: frame.maxY - controls.spinner.height,
        width: controls.spinner.width,
        height: controls.spinner.height
      )
    case .progressView, .gauge:
      return CGRect(
        x: frame.minX,
        y: frame.maxY - controls.progressHeight,
        width: frame.width,
        height: controls.progressHeight
      )
    default: return frame
    }
  }

  /// Returns the area of a given size at the trailing edge of the frame.
  private func endFrame(_ size: CGSize) -> CGRect {
    CGRect(
      x: isRightToLeft ? frame.minX : frame.maxX - size.width,
      y: frame.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The position of the value in a slider, progress view or gauge: 0 at the left edge, 1 at the
  /// right edge.
  var fraction: CGFloat { limitedFraction(of: element[.value]) }

  /// Whether a slider shows its knob.
  var showsKnob: Bool { element[.thumb] != "hidden" }

  /// The positions of the slider's marks inside the range: 0 at the left edge, 1 at the right edge.
  var tickFractions: [CGFloat] {
    element.children.filter { $0.kind == .sliderTick }.compactMap { fraction(of: $0[.value]) }
      .filter { (0...1).contains($0) }.map(mirrored)
  }

  /// The position at which the bar of a slider begins: 0 at the left edge, 1 at the right edge.
  ///
  /// The property is nil if the bar begins at the lowest value.
  var neutralFraction: CGFloat? { element[.neutralValue].map { limitedFraction(of: $0) } }

  private func limitedFraction(of value: Double?) -> CGFloat {
    mirrored(min(max(fraction(of: value) ?? 0, 0), 1))
  }

  /// Returns a value as a fraction of the range.
  ///
  /// The result is nil if there is no value, if the range is empty, or if the value or a limit of
  /// the range is not a number.
  private func fraction(of value: Double?) -> CGFloat? {
    let minimum = element[.minimum] ?? 0
    let range = (element[.maximum] ?? 1) - minimum
    guard range > 0, let value else { return nil }
    let fraction = CGFloat((value - minimum) / range)
    return fraction.isNaN ? nil : fraction
  }

  private func mirrored(_ fraction: CGFloat) -> CGFloat { isRightToLeft ? 1 - fraction : fraction }

  var dateText: String { element.dateText }

  var tint: ShapePaint { paint(.tint) ?? .named("tint") }

  var hasBorder: Bool { element[.style]?.hasPrefix("bordered") ?? false }

  var hasFieldBorder: Bool { element[.style] == "roundedBorder" }

  var showsPrompt: Bool { element[.text]?.isEmpty ?? true }

  /// Whether the views in a container are cut off at its edges.
  var clipsViews: Bool { element[.clips] ?? true }
}

// MARK: Bars and dialogs

extension DrawnElement {
  /// The bar that contains the title of a page; nil if the bar is hidden.
  var pageBar: CGRect? {
    guard element[.barHidden] != true else { return nil }
    let height = min(settings.controls.barHeight, frame.height)
    return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
  }

  var hasBackButton: Bool {
    element.takes(BackEvent.self) && element[.backButtonHidden] != true
  }

  /// The button of a tab; nil while the content of the tab is drawn.
  ///
  /// A selected tab is drawn twice: once with its button, and once with its content.
  var tabButton: DrawnElement? {
    views.first { $0.element.kind == .button && $0.element[.style] == "tab" }
  }

  var hasTabBar: Bool { !element.hasPages }

  var tabBar: CGRect {
    let height = min(settings.controls.tabBarHeight, frame.height)
    return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
  }

  /// Two frames of a dialog: the whole dialog with its title, and the title alone.
  ///
  /// If the dialog shows no title, the second frame is zero.
  var dialog: (frame: CGRect, title: CGRect) {
    guard let title = element.text, element[.titleVisibility] != "hidden" else {
      return (frame, .zero)
    }
    let padding = settings.padding
    let size = titleLayout(title).lines(in: .unspecified).size
    let width = min(max(frame.width, size.width + 2 * padding), settings.size.width)
    let height = size.height + padding
    let whole = CGRect(
      x: frame.midX - width / 2,
      y: frame.minY - height,
      width: width,
      height: frame.height + height
    )
    let bar = CGRect(
      x: whole.minX + min(padding, width / 2),
      y: whole.minY + padding,
      width: max(0, width - 2 * padding),
      height: size.height
    )
    return (whole, bar)
  }
}
