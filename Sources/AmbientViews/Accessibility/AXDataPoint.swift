/// A series of data in a chart, such as a line.
open class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// Whether the values between two points have a meaning, as on a line.
  public var isContinuous: Bool
  /// The points of the series.
  public var dataPoints: [AXDataPoint]

  /// Creates the description of a series.
  ///
  /// - Parameters:
  ///   - name: The name of the series.
  ///   - isContinuous: Whether the values between two points have a meaning, as on a line.
  ///   - dataPoints: The points of the series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A point of a chart.
open class AXDataPoint {
  /// The value on the horizontal axis.
  public var xValue: AXDataPointValue
  /// The value on the vertical axis.
  public var yValue: AXDataPointValue?
  /// The values on the additional axes.
  public var additionalValues: [AXDataPointValue]
  /// The label of the point; nil for none.
  public var label: String?

  /// Creates a point with a number on the horizontal axis.
  ///
  /// - Parameters:
  ///   - x: The number on the horizontal axis.
  ///   - y: The number on the vertical axis.
  ///   - additionalValues: The values on the additional axes.
  ///   - label: The label of the point; nil for none.
  public init(
    x: Double,
    y: Double? = nil,
    additionalValues: [AXDataPointValue] = [],
    label: String? = nil
  ) {
    xValue = AXDataPointValue(x)
    yValue = y.map { AXDataPointValue($0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Creates a point with a category on the horizontal axis.
  ///
  /// - Parameters:
  ///   - x: The category on the horizontal axis.
  ///   - y: The number on the vertical axis.
  ///   - additionalValues: The values on the additional axes.
  ///   - label: The label of the point; nil for none.
  public init(
    x: String,
    y: Double? = nil,
    additionalValues: [AXDataPointValue] = [],
    label: String? = nil
  ) {
    xValue = AXDataPointValue(x)
    yValue = y.map { AXDataPointValue($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// A value of a point in a chart: a number or a category.
open class AXDataPointValue {
  /// The number; zero for a category.
  public var number: Double
  /// The category; nil for a number.
  public var category: String?

  /// Creates a value that is a number.
  ///
  /// - Parameter number: The number.
  public init(_ number: Double) { self.number = number }

  /// Creates a value that is a category.
  ///
  /// - Parameter category: The name of the category.
  public init(_ category: String) {
    number = 0
    self.category = category
  }

  /// Creates a value that is a number.
  ///
  /// - Parameter value: The number.
  /// - Returns: The value.
  public static func number(_ value: Double) -> AXDataPointValue { AXDataPointValue(value) }

  /// Creates a value that is a category.
  ///
  /// - Parameter value: The name of the category.
  /// - Returns: The value.
  public static func category(_ value: String) -> AXDataPointValue { AXDataPointValue(value) }
}

/// A piece of information that users of assistive technologies can ask for.
open class AXCustomContent {
  /// Whether information is read out with the view's name.
  public enum Importance: UInt, Hashable, Sendable {
    /// The user has to ask for the information.
    case `default`
    /// The information is read out with the view's name.
    case high
  }

  /// The label of the information.
  public let label: String
  /// The information itself.
  public let value: String
  /// Whether the information is read out with the view's name.
  public var importance = Importance.default

  /// Creates a piece of information.
  ///
  /// - Parameters:
  ///   - label: The label of the information.
  ///   - value: The information itself.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
