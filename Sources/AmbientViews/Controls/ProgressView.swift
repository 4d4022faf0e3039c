public import AmbientCore

/// Tells how far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let value: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(value: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.value = value
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The part that is done, from 0 to 1; 0 where the numbers do not tell.
  private static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? Double($0 / total).limited(to: 0...1) : 0 }
  }
}

extension ProgressView: ElementView {
  /// What is said about it.
  public var content: some View { TupleView((label, currentValueLabel)) }

  /// Describes the progress.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.progressView)
    description[.value] = value
    environment.unusualControlTraits?.describe(&description, in: environment)
    return description
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Tells that something goes on.
  public init() where Label == EmptyView {
    self.init(value: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Tells that something goes on, and what.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Tells that something goes on, and what.
  public init(_ title: String) where Label == Text {
    self.init(value: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Tells that something goes on, and what.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(value: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Tells how far something has come; nil if that is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      value: Self.part(value, of: total),
      label: EmptyView(),
      currentValueLabel: EmptyView()
    )
  }

  /// Tells how far something has come, and what; nil if that is not known.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: Self.part(value, of: total),
      label: label(),
      currentValueLabel: EmptyView()
    )
  }

  /// Tells how far something has come, and what; nil if that is not known.
  public init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Tells how far something has come, and what; nil if that is not known.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Tells how far something has come, what, and in words how far.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: Self.part(value, of: total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}
