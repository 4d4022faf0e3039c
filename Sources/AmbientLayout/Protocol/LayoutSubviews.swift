/// The views that a layout arranges, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  private let subviews: ArraySlice<LayoutSubview>

  /// The direction in which lines of text and rows of views run.
  ///
  /// A layout can ignore the direction: positions are measured from the leading edge, and the host
  /// mirrors them.
  public let layoutDirection: LayoutDirection

  /// Creates the views of a container.
  ///
  /// - Parameters:
  ///   - items: The views, in the order in which the container lists them.
  ///   - layoutDirection: The direction of the container.
  package init(_ items: [any LayoutItem], layoutDirection: LayoutDirection) {
    subviews = items.map(LayoutSubview.init)[...]
    self.layoutDirection = layoutDirection
  }

  private init(_ subviews: ArraySlice<LayoutSubview>, _ layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  /// The index of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The index after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at an index.
  ///
  /// - Parameter index: The index of a view. Other indices trap.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views at a range of indices.
  ///
  /// - Parameter bounds: The range of indices. Ranges outside of the collection trap.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection)
  }

  /// The views at some indices, in the order of `indices`.
  ///
  /// - Parameter indices: The indices. Indices outside of the collection trap.
  /// - Complexity: O(n) in the number of indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }[...], layoutDirection)
  }
}

extension Sequence<LayoutSubview> {
  /// Returns the largest width and the largest height of the views.
  ///
  /// - Parameter proposal: The size to propose to each view.
  /// - Returns: The lengths in points; zero if there are no views.
  package func largestSize(in proposal: ProposedViewSize) -> CGSize {
    reduce(.zero) { largest, view in
      let size = view.sizeThatFits(proposal)
      return CGSize(
        width: Swift.max(largest.width, size.width),
        height: Swift.max(largest.height, size.height)
      )
    }
  }
}

extension AlignmentGuide {
  /// Returns the guide of a container, combined from the guides of the placed views.
  func combined(of subviews: some Sequence<LayoutSubview>) -> CGFloat? {
    combine(
      subviews.compactMap { subview in
        guard let placement = subview.placement else { return nil }
        let dimensions = subview.dimensions(in: placement.proposal)
        return dimensions[explicit: self].map { $0 + placement.origin[axis] }
      }
    )
  }
}
