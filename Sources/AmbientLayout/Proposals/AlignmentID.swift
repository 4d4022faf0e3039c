/// A type that identifies an alignment guide: a line in a view at which a container aligns the
/// view.
///
/// ```swift
/// private enum IconCenter: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
/// }
///
/// extension VerticalAlignment {
///   static let iconCenter = VerticalAlignment(IconCenter.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that does not set the guide.
  ///
  /// - Parameter context: The size and the other guides of the view.
  /// - Returns: The distance from the leading or top edge of the view, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide that the library defines.
private protocol StockAlignmentID: AlignmentID {
  /// The name of the guide in attributes.
  static var name: String { get }

  /// Returns the guide of a container, combined from the guides of the views in the container.
  static func combine(_ values: [CGFloat]) -> CGFloat?
}

extension StockAlignmentID {
  static func combine(_ values: [CGFloat]) -> CGFloat? { mean(values) }
}

private func mean(_ values: [CGFloat]) -> CGFloat? {
  values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
}

/// An alignment guide on one axis.
package struct AlignmentGuide: Hashable, Sendable {
  package let id: any AlignmentID.Type

  /// The axis along which the guide is measured.
  ///
  /// One type can identify a guide on each axis.
  package let axis: Axis

  /// Creates a guide from its identifier.
  ///
  /// - Parameters:
  ///   - id: The type that identifies the guide.
  ///   - axis: The horizontal axis for a guide that is measured from the leading edge, the vertical
  ///     axis for one that is measured from the top.
  package init(_ id: any AlignmentID.Type, along axis: Axis) {
    self.id = id
    self.axis = axis
  }

  /// Whether the guide is the first or the last baseline of a text.
  package var isBaseline: Bool {
    id == StockGuide.FirstTextBaseline.self || id == StockGuide.LastTextBaseline.self
  }

  /// The name of the guide in attributes.
  ///
  /// A custom guide has the name of its type.
  package var name: String { (id as? any StockAlignmentID.Type)?.name ?? "\(id)" }

  /// Returns the guide of a container, combined from the guides of the views in the container.
  ///
  /// For the first text baseline, the result is the smallest of these guides. For the last text
  /// baseline, it is the largest. For any other guide, it is the mean.
  ///
  /// - Parameter values: The guides of the views, in points from the container's edge.
  /// - Returns: The guide of the container; nil if no view sets the guide.
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    (id as? any StockAlignmentID.Type).map { $0.combine(values) } ?? mean(values)
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.id == second.id && first.axis == second.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

package enum StockGuide {
  enum Leading: StockAlignmentID {
    static let name = "leading"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum HorizontalCenter: StockAlignmentID {
    static let name = "center"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: StockAlignmentID {
    static let name = "trailing"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum ListRowSeparatorLeading: StockAlignmentID {
    static let name = "listRowSeparatorLeading"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum ListRowSeparatorTrailing: StockAlignmentID {
    static let name = "listRowSeparatorTrailing"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum Top: StockAlignmentID {
    static let name = "top"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum VerticalCenter: StockAlignmentID {
    static let name = "center"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: StockAlignmentID {
    static let name = "bottom"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstTextBaseline: StockAlignmentID {
    static let name = "firstTextBaseline"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func combine(_ values: [CGFloat]) -> CGFloat? { values.min() }
  }
  enum LastTextBaseline: StockAlignmentID {
    static let name = "lastTextBaseline"
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func combine(_ values: [CGFloat]) -> CGFloat? { values.max() }
  }
}
