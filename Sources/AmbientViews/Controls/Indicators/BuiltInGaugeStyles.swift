public import AmbientCore

/// The default style, which leaves the appearance of gauges to the host.
public struct DefaultGaugeStyle: Sendable {
  /// Creates a default gauge style.
  public init() {}
}

extension DefaultGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the gauge.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, style: nil, tint: nil)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style, which leaves the appearance of gauges to the host.
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A style that shows a gauge as a bar that fills up.
///
/// - Note: Ambient only passes this on to the host.
public struct LinearCapacityGaugeStyle: Sendable {
  /// Creates a linear capacity gauge style.
  public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `linearCapacity`.
  ///
  /// - Parameter configuration: The properties of the gauge.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, style: "linearCapacity", tint: nil)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style that shows a gauge as a bar that fills up.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

/// A style that shows a gauge as an open ring with a mark at the value.
///
/// - Note: Ambient only passes this on to the host.
public struct AccessoryCircularGaugeStyle: Sendable {
  /// Creates an accessory circular gauge style.
  public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `accessoryCircular`.
  ///
  /// - Parameter configuration: The properties of the gauge.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, style: "accessoryCircular", tint: nil)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style that shows a gauge as an open ring with a mark at the value.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// A style that shows a gauge as a closed ring that fills up.
///
/// - Note: Ambient only passes this on to the host.
public struct AccessoryCircularCapacityGaugeStyle: Sendable {
  /// Creates an accessory circular capacity gauge style.
  public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `accessoryCircularCapacity`.
  ///
  /// - Parameter configuration: The properties of the gauge.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, style: "accessoryCircularCapacity", tint: nil)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style that shows a gauge as a closed ring that fills up.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A style that shows a gauge as a small bar with a mark at the value.
///
/// - Note: Ambient only passes this on to the host.
public struct AccessoryLinearGaugeStyle: Sendable {
  /// Creates an accessory linear gauge style.
  public init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `accessoryLinear`.
  ///
  /// - Parameter configuration: The properties of the gauge.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, style: "accessoryLinear", tint: nil)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style that shows a gauge as a small bar with a mark at the value.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

/// A style that shows a gauge as a small bar that fills up.
///
/// - Note: Ambient only passes this on to the host.
public struct AccessoryLinearCapacityGaugeStyle: Sendable {
  /// Creates an accessory linear capacity gauge style.
  public init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `accessoryLinearCapacity`.
  ///
  /// - Parameter configuration: The properties of the gauge.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, style: "accessoryLinearCapacity", tint: nil)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style that shows a gauge as a small bar that fills up.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A style that shows a gauge as a bar with a mark at the value.
///
/// - Note: Ambient only passes this on to the host.
public struct LinearGaugeStyle: Sendable {
  /// Creates a linear gauge style.
  public init() {}
}

extension LinearGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `linear`.
  ///
  /// - Parameter configuration: The properties of the gauge.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, style: "linear", tint: nil)
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A style that shows a gauge as a bar with a mark at the value.
  public nonisolated static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

/// A style that shows a gauge as a ring with a mark at the value.
///
/// - Note: Ambient only passes this on to the host.
public struct CircularGaugeStyle: Sendable {
  let tint: Color?

  /// Creates a circular gauge style.
  public init() { tint = nil }

  /// Creates the style with a tint for the gauge.
  ///
  /// - Parameter tint: The color.
  public init(tint: Color) { self.tint = tint }
}

extension CircularGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `circular`.
  ///
  /// - Parameter configuration: The properties of the gauge.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, style: "circular", tint: tint)
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A style that shows a gauge as a ring with a mark at the value.
  public nonisolated static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
