public import AmbientCore

/// The default style, which leaves the appearance of progress views to the host.
public struct DefaultProgressViewStyle: Sendable {
  /// Creates a default progress view style.
  public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the progress view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(
      progress: configuration.progress,
      style: nil,
      tint: nil,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style, which leaves the appearance of progress views to the host.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A style that shows progress as a bar.
///
/// - Note: Ambient only passes this on to the host.
public struct LinearProgressViewStyle: Sendable {
  let tint: Color?

  /// Creates a linear progress view style.
  public init() { tint = nil }

  /// Creates the style with a color for the completed part.
  ///
  /// - Parameter tint: The color.
  public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `linear`.
  ///
  /// - Parameter configuration: The properties of the progress view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(
      progress: configuration.progress,
      style: "linear",
      tint: tint,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows progress as a bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A style that shows progress as a circle.
///
/// - Note: Ambient only passes this on to the host.
public struct CircularProgressViewStyle: Sendable {
  let tint: Color?

  /// Creates a circular progress view style.
  public init() { tint = nil }

  /// Creates the style with a color for the completed part.
  ///
  /// - Parameter tint: The color.
  public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `circular`.
  ///
  /// - Parameter configuration: The properties of the progress view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(
      progress: configuration.progress,
      style: "circular",
      tint: tint,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows progress as a circle.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
