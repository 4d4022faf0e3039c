public import AmbientCore
public import struct Foundation.Date

extension ProgressView {
  /// Creates a progress view that follows a time interval, with two labels.
  ///
  /// - Parameters:
  ///   - timerInterval: The time interval.
  ///   - countsDown: Whether the value falls from 1 to 0 instead of rising from 0 to 1.
  ///   - label: The views that describe the task.
  ///   - currentValueLabel: The views that describe the completed part.
  /// - Invalidation: The progress view updates its element after each second of the tree's clock,
  ///   and at the end of the interval. No body runs. Hosts also see the limits of the interval, in
  ///   seconds since 1970. With these limits, a host can move the bar more smoothly.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      progress: Progress(interval: timerInterval, countsDown: countsDown),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that follows a time interval, with a label.
  ///
  /// - Parameters:
  ///   - timerInterval: The time interval.
  ///   - countsDown: Whether the value falls from 1 to 0 instead of rising from 0 to 1.
  ///   - label: The views that describe the task.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates a progress view that follows a time interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The time interval.
  ///   - countsDown: Whether the value falls from 1 to 0 instead of rising from 0 to 1.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The default label for the current value of a progress view that follows a time interval.
///
/// If the progress counts down, the label shows the remaining time, such as `2:32`. Otherwise, the
/// label shows the elapsed time.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View, LibraryView {
  /// The time as a text.
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the configuration of a style, for use in the body of that style.
  ///
  /// The progress view takes the style that is set further up the tree, not this style again. A
  /// style can therefore decorate the view that the outer style makes.
  ///
  /// - Parameter configuration: The configuration that the style's `makeBody` receives.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      progress: configuration.progress,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
  }
}
