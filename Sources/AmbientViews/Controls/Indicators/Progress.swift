import AmbientCore
import Foundation

/// The progress of a task: a fixed fraction, a fraction that the clock or an object determines, or
/// an unknown fraction.
struct Progress: Equatable {
  /// The fixed fraction from 0 to 1; nil if the progress has no fixed fraction.
  var value: Double?

  /// The time interval of the task; nil if the clock does not determine the progress.
  var interval: ClosedRange<Date>?

  /// Whether the fraction falls from 1 to 0 during the interval.
  var countsDown = false

  /// The object that reports the progress; nil if no object determines the progress.
  ///
  /// ``fraction`` and ``fraction(in:)`` ignore the object. ``ObservedProgress`` reads the object,
  /// and creates another `Progress` whose ``value`` is the fraction of the object.
  var source: Foundation.Progress?

  /// The fraction at the current time of the system's clock; nil if the progress has neither a
  /// fixed fraction nor an interval.
  var fraction: Double? { value ?? interval.map { fraction(of: $0, at: Date()) } }

  /// Returns the fraction at the current time of the tree's clock; nil if the progress has neither
  /// a fixed fraction nor an interval.
  ///
  /// - Invalidation: If the clock determines the fraction, the reader of the fraction runs again
  ///   each second, and at the end of the interval.
  @MainActor func fraction(in environment: EnvironmentValues) -> Double? {
    guard value == nil, let interval else { return value }
    let timer = TimerInterval(interval: interval, countsDown: countsDown)
    return environment.following { environment in
      let moment = environment.liveMoment
      let now = moment?.now ?? Date()
      if let next = timer.nextChange(at: now) {
        moment?.changes(after: min(next, interval.upperBound.timeIntervalSince(now)))
      }
      return fraction(of: interval, at: now)
    }
  }

  private func fraction(of interval: ClosedRange<Date>, at now: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = now.timeIntervalSince(interval.lowerBound)
    let fraction = length > 0 ? (passed / length).limited(to: 0...1) : passed < 0 ? 0 : 1
    return countsDown ? 1 - fraction : fraction
  }
}

/// The element of a progress view: the label for the task, then the label for the current value.
struct ProgressElement<Label: View, CurrentValueLabel: View> {
  let progress: Progress
  var style: String?
  var tint: Color?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
}

extension ProgressElement: ElementView {
  var content: some View { TupleView((label, currentValueLabel)) }

  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.progressView)
    description[.value] = progress.fraction(in: environment)
    description[.style] = style
    if let interval = progress.interval {
      description[.intervalStart] = interval.lowerBound.timeIntervalSince1970
      description[.intervalEnd] = interval.upperBound.timeIntervalSince1970
      if progress.countsDown { description[.countsDown] = true }
    }
    description.describe(tint)
    environment.customControlTraits?.describe(&description, in: environment)
    return description
  }
}

extension ElementDescription {
  /// Gives the element the tint of a style; if the style has no tint, changes nothing.
  ///
  /// The tint of the style takes precedence over the tint from the environment.
  @MainActor mutating func describe(_ tint: Color?) {
    guard let tint else { return }
    self[.tint] = tint.description
    set(PaintDetail(.color(tint)))
  }
}
