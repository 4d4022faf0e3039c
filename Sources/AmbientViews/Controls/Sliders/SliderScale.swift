import AmbientCore

/// The scale of a slider: its neutral value, its enabled bounds, its marks, and the label of its
/// current value.
struct SliderScale {
  let neutralValue: Double?
  let enabledBounds: ClosedRange<Double>?
  let currentLabel: AnyView?
  let marks: [_SliderMark]

  init<V: BinaryFloatingPoint, CurrentLabel: View>(
    neutral: V?,
    enabled: ClosedRange<V>?,
    _ currentLabel: CurrentLabel,
    _ marks: [_SliderMark]
  ) {
    neutralValue = neutral.map { Double($0) }
    enabledBounds = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.currentLabel = CurrentLabel.self == EmptyView.self ? nil : AnyView(currentLabel)
    self.marks = marks
  }
}

/// Shows the label of a slider's current value, and the labels of the marks.
struct SliderScaleLabels {
  let scale: SliderScale
}

extension SliderScaleLabels: View, SeveralViews {
  var body: some View {
    if let label = scale.currentLabel {
      Wrapper(
        kind: .valueLabel,
        attributes: ElementAttributes(.role, "current"),
        content: label
      )
    }
    ForEach(scale.marks) { mark in
      Wrapper(
        kind: .sliderTick,
        attributes: ElementAttributes(.value, mark.value),
        content: mark.label
      )
    }
  }
}
