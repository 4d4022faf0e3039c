/// The size that a parent proposes to a view.
///
/// The view then chooses its own size.
///
/// In each dimension, nil asks for the ideal length of the view, 0 for its minimum length, and
/// infinity for its maximum length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; nil for the ideal width.
  public var width: CGFloat?

  /// The proposed height in points; nil for the ideal height.
  public var height: CGFloat?

  /// Asks for the smallest size of the view.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size of the view.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size of the view.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from a width and a height in points; nil represents the ideal length.
  ///
  /// - Parameters:
  ///   - width: The proposed width, in points; nil for the ideal width.
  ///   - height: The proposed height, in points; nil for the ideal height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size in points.
  ///
  /// - Parameter size: The proposed size, in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposal as a size, with other lengths in place of nil.
  ///
  /// - Parameter size: The lengths for dimensions that are nil, in points.
  /// - Returns: The size.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed length on an axis, in points; nil for the ideal length of the view.
  ///
  /// - Parameter axis: The horizontal axis for the width, the vertical axis for the height.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension ProposedViewSize {
  /// The proposal with nil in place of NaN.
  ///
  /// A NaN does not equal itself, so it cannot be the key of a cached size.
  var checked: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 },
      height: height.flatMap { $0.isNaN ? nil : $0 }
    )
  }

  /// Returns the proposal for the space inside of insets.
  ///
  /// - Parameter insets: The distances from the edges, in points.
  /// - Returns: The proposal for the space. No length is negative, and a length that is nil stays
  ///   nil.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) }
    )
  }
}

extension CGSize {
  /// The length on an axis: the width on the horizontal axis, the height on the vertical axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGPoint {
  /// The coordinate on an axis: `x` on the horizontal axis, `y` on the vertical axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}
