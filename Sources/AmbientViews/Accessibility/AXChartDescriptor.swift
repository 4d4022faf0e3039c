public import Foundation

/// The description of a chart.
///
/// Assistive technologies read the data of the chart aloud, or play the data as sound.
///
/// ```swift
/// AXChartDescriptor(
///   title: "Rain", summary: nil,
///   xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
///   yAxis: AXNumericDataAxisDescriptor(title: "mm", range: 0...90, gridlinePositions: []) {
///     "\($0)"
///   },
///   series: [AXDataSeriesDescriptor(name: "2026", isContinuous: false, dataPoints: points)]
/// )
/// ```
open class AXChartDescriptor {
  /// The title of the chart.
  public var title: String?
  /// A summary of what the chart shows.
  public var summary: String?
  /// The direction in which the chart's content is read.
  public var contentDirection = ContentDirection.leftToRight
  /// The rectangle of the chart's content, in points.
  public var contentFrame = CGRect.zero
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of the additional values of data points.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The series of data.
  public var series: [AXDataSeriesDescriptor]

  /// The direction in which the content of a chart is read.
  public enum ContentDirection: Int, Hashable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
    /// Clockwise around the center.
    case radialClockwise
    /// Counterclockwise around the center.
    case radialCounterClockwise
  }

  /// Creates the description of a chart.
  ///
  /// - Parameters:
  ///   - title: The title of the chart.
  ///   - summary: A summary of what the chart shows.
  ///   - xAxis: The horizontal axis.
  ///   - yAxis: The vertical axis.
  ///   - additionalAxes: The axes of the additional values of data points.
  ///   - series: The series of data.
  public init(
    title: String?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// The description of an axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title of the axis.
  var title: String { get set }
}

/// The description of an axis with numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The scale of an axis.
  public enum ScaleType: Int, Hashable, Sendable {
    /// A linear scale: equal distances represent equal differences.
    case linear
    /// A logarithmic scale with base 10: equal distances represent equal ratios.
    case log10
    /// A scale of natural logarithms: equal distances represent equal ratios.
    case ln
  }

  /// The title of the axis.
  public var title: String
  /// The scale of the axis, linear or logarithmic.
  public var scaleType = ScaleType.linear
  /// The lowest and the highest number.
  public var range: ClosedRange<Double>
  /// The numbers at which the chart has grid lines.
  public var gridlinePositions: [Double]
  /// Returns the text that describes a number.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates the description of an axis.
  ///
  /// - Parameters:
  ///   - title: The title of the axis.
  ///   - range: The lowest and the highest number.
  ///   - gridlinePositions: The numbers at which the chart has grid lines.
  ///   - valueDescriptionProvider: Returns the text that describes a number.
  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// The description of an axis with categories.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title of the axis.
  public var title: String
  /// The categories, in order.
  public var categoryOrder: [String]

  /// Creates the description of an axis.
  ///
  /// - Parameters:
  ///   - title: The title of the axis.
  ///   - categoryOrder: The categories, in order.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}
