/// The horizontal alignment of views: the guide at which a container aligns them.
///
/// Hosts see the name of the alignment in an element's attribute `alignment`. The attribute can
/// also contain the name of a vertical alignment, as in `topLeading`.
public struct HorizontalAlignment: Hashable, Sendable {
  package let guide: AlignmentGuide

  /// Creates an alignment at a custom guide.
  ///
  /// - Parameter id: The type that identifies the guide.
  public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, along: .horizontal) }

  /// Combines the positions that several views set for the guide, in the same way as stacks do.
  ///
  /// The result is the mean of the positions.
  ///
  /// - Parameter values: The positions in points; nil for a view that does not set the guide.
  /// - Returns: The combined position in points; nil if no view sets the guide.
  /// - Complexity: O(n) in the number of views.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    guide.combine(values.compactMap(\.self))
  }

  /// The name of the alignment in attributes, such as `leading`.
  package var name: String { guide.name }

  /// Alignment at the leading edge, where lines of text begin.
  public static let leading = Self(StockGuide.Leading.self)
  /// Alignment at the horizontal center.
  public static let center = Self(StockGuide.HorizontalCenter.self)
  /// Alignment at the trailing edge, where lines of text end.
  public static let trailing = Self(StockGuide.Trailing.self)
  /// Alignment at the beginning of the line between two rows of a list.
  public static let listRowSeparatorLeading = Self(StockGuide.ListRowSeparatorLeading.self)
  /// Alignment at the end of the line between two rows of a list.
  public static let listRowSeparatorTrailing = Self(StockGuide.ListRowSeparatorTrailing.self)

  /// The alignments of the library, by name.
  package static let stock: [String: Self] = .init(
    uniqueKeysWithValues: [
      leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing,
    ].map { ($0.name, $0) }
  )
}

/// The vertical alignment of views: the guide at which a container aligns them.
///
/// Hosts see the name of the alignment in an element's attribute `alignment`. The attribute can
/// also contain the name of a horizontal alignment, as in `topLeading`.
public struct VerticalAlignment: Hashable, Sendable {
  package let guide: AlignmentGuide

  /// Creates an alignment at a custom guide.
  ///
  /// - Parameter id: The type that identifies the guide.
  public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, along: .vertical) }

  /// Combines the positions that several views set for the guide, in the same way as stacks do.
  ///
  /// For the first text baseline, the result is the smallest position. For the last text baseline,
  /// it is the largest position. For any other guide, it is the mean.
  ///
  /// - Parameter values: The positions in points; nil for a view that does not set the guide.
  /// - Returns: The combined position in points; nil if no view sets the guide.
  /// - Complexity: O(n) in the number of views.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    guide.combine(values.compactMap(\.self))
  }

  /// The name of the alignment in attributes, such as `top`.
  package var name: String { guide.name }

  /// Alignment at the top edge.
  public static let top = Self(StockGuide.Top.self)
  /// Alignment at the vertical center.
  public static let center = Self(StockGuide.VerticalCenter.self)
  /// Alignment at the bottom edge.
  public static let bottom = Self(StockGuide.Bottom.self)
  /// Alignment at the baseline of the first line of text.
  public static let firstTextBaseline = Self(StockGuide.FirstTextBaseline.self)
  /// Alignment at the baseline of the last line of text.
  public static let lastTextBaseline = Self(StockGuide.LastTextBaseline.self)

  /// The alignments of the library, by name.
  package static let stock: [String: Self] = .init(
    uniqueKeysWithValues: [top, center, bottom, firstTextBaseline, lastTextBaseline].map {
      ($0.name, $0)
    }
  )
}

/// The horizontal and vertical alignment of views.
///
/// Hosts see the name of the alignment, in an element's attribute `alignment`.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment

  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a horizontal and a vertical alignment.
  ///
  /// - Parameters:
  ///   - horizontal: The guide for the positions on the horizontal axis.
  ///   - vertical: The guide for the positions on the vertical axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Alignment at the center in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Alignment at the leading edge, vertically centered.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Alignment at the trailing edge, vertically centered.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Alignment at the top edge, horizontally centered.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Alignment at the bottom edge, horizontally centered.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Alignment at the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Alignment at the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Alignment at the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Alignment at the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Alignment at the baseline of the first line of text, horizontally centered.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// Alignment at the baseline of the last line of text, horizontally centered.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// Alignment at the leading edge and the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// Alignment at the leading edge and the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// Alignment at the trailing edge and the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// Alignment at the trailing edge and the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )

  /// The name of the alignment in attributes, such as `topLeading`.
  package var name: String {
    if vertical == .center { return horizontal.name }
    if horizontal == .center { return vertical.name }
    return vertical.name + horizontal.name.prefix(1).uppercased() + horizontal.name.dropFirst()
  }

  /// The alignments of the library, by name.
  package static let stock: [String: Self] = {
    var result: [String: Self] = [:]
    for horizontal in HorizontalAlignment.stock.values {
      for vertical in VerticalAlignment.stock.values {
        let alignment = Alignment(horizontal: horizontal, vertical: vertical)
        result[alignment.name] = alignment
      }
    }
    return result
  }()
}
