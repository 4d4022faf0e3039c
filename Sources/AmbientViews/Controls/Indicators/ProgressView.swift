public import AmbientCore
import AmbientSupport

#if canImport(Darwin)
public import Foundation
#endif

/// A view that shows how much of a task is done, or only that the task is still running.
///
/// ```swift
/// ProgressView("Watering", value: liters, total: 10)
/// ```
///
/// Hosts see an element of kind `progressView`. Its attribute `value` is the completed fraction,
/// and is not set for indeterminate progress.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let progress: Progress
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  @Environment(\.progressViewStyles) private var styles

  init(progress: Progress, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  private init(value: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.init(
      progress: Progress(value: value),
      label: label,
      currentValueLabel: currentValueLabel
    )
  }

  /// Returns the completed fraction from 0 to 1; nil if the value is nil.
  ///
  /// The result is 0 if the total is not positive, or if a number is NaN. The function warns if the
  /// value is not from 0 to the total.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    if !(value >= 0 && value <= total) {
      Diagnostic.progressOutOfBounds("\(value)", total: "\(total)").warn()
    }
    return total > 0 ? Double(value / total).limited(to: 0...1) : 0
  }
}

extension ProgressView: View, LibraryView {
  /// The view of the nearest style, or the element of the progress view if no style is set.
  public var body: some View {
    if let source = progress.source {
      ObservedProgress(source: source)
    } else {
      switch styles {
      case .unstyled:
        ProgressElement(
          progress: progress,
          label: label,
          currentValueLabel: currentValueLabel
        )
      case .style(let style, let outer):
        style.show(ControlParts(label, currentValueLabel), progress, outer: outer)
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() where Label == EmptyView {
    self.init(value: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a view as its label.
  ///
  /// - Parameter label: The view that describes the task.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a title.
  ///
  /// - Parameter titleKey: The title, which describes the task.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(value: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a title.
  ///
  /// - Parameter title: The title, which describes the task.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(value: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a title.
  ///
  /// - Parameter titleResource: The title, which describes the task.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(value: nil, label: Text(titleResource), currentValueLabel: EmptyView())
  }

  /// Creates a progress view without a label.
  ///
  /// - Parameters:
  ///   - value: The completed amount, from 0 to `total`; nil for indeterminate progress.
  ///   - total: The amount at which the task is complete.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      value: Self.fraction(value, of: total),
      label: EmptyView(),
      currentValueLabel: EmptyView()
    )
  }

  /// Creates a progress view with a view as its label.
  ///
  /// - Parameters:
  ///   - value: The completed amount, from 0 to `total`; nil for indeterminate progress.
  ///   - total: The amount at which the task is complete.
  ///   - label: The views that describe the task.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: Self.fraction(value, of: total),
      label: label(),
      currentValueLabel: EmptyView()
    )
  }

  /// Creates a progress view with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title that describes the task.
  ///   - value: The completed amount, from 0 to `total`; nil for indeterminate progress.
  ///   - total: The amount at which the task is complete.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view with a title.
  ///
  /// - Parameters:
  ///   - title: The title that describes the task.
  ///   - value: The completed amount, from 0 to `total`; nil for indeterminate progress.
  ///   - total: The amount at which the task is complete.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a progress view with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title that describes the task.
  ///   - value: The completed amount, from 0 to `total`; nil for indeterminate progress.
  ///   - total: The amount at which the task is complete.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource,
    value: V?,
    total: V = 1.0
  )
  where Label == Text {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

extension ProgressView {
  /// Creates a progress view with a label for the task and a label for the current value.
  ///
  /// - Parameters:
  ///   - value: The completed amount, from 0 to `total`; nil for indeterminate progress.
  ///   - total: The amount at which the task is complete.
  ///   - label: The views that describe the task.
  ///   - currentValueLabel: The views that describe the completed amount.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: Self.fraction(value, of: total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

extension Diagnostic {
  static func progressOutOfBounds(_ value: String, total: String) -> Diagnostic {
    Diagnostic(
      "ProgressView initialized with an out-of-bounds progress value. "
        + "The value will be clamped to the range of `0...total`.",
      facts: [("Value", value), ("Total", total)],
      remedies: [
        "Pass a value from 0 to the total.",
        "While the total is not known, pass nil as the value.",
      ]
    )
  }
}
