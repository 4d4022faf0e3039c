import AmbientCore

/// The element of a gauge.
///
/// Its content is the gauge's label, followed by an element for each of the other labels.
struct GaugeElement {
  let fraction: Double
  var style: String?
  var tint: Color?
  /// The label of the gauge, then the labels of the current, lowest, highest and marked values.
  let labels: ControlParts

  init(fraction: Double, labels: ControlParts) {
    self.fraction = fraction
    self.labels = labels
  }

  init(_ configuration: GaugeStyleConfiguration, style: String?, tint: Color?) {
    fraction = configuration.value
    self.style = style
    self.tint = tint
    labels = ControlParts(
      configuration.label,
      configuration.currentValueLabel,
      configuration.minimumValueLabel,
      configuration.maximumValueLabel,
      configuration.markedValueLabels
    )
  }
}

extension GaugeElement: ElementView {
  var content: some View {
    TupleView(
      (
        labels[0], label(1, "current"), label(2, "minimum"), label(3, "maximum"),
        label(4, "marked")
      )
    )
  }

  private func label(_ index: Int, _ role: String) -> Wrapper<AnyView>? {
    labels[index].map {
      Wrapper(kind: .valueLabel, attributes: ElementAttributes(.role, role), content: $0)
    }
  }

  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.gauge)
    description[.value] = fraction
    description[.style] = style
    description.describe(tint)
    environment.customControlTraits?.describe(&description, in: environment)
    return description
  }
}
