import AmbientCore
import AmbientLayout

/// The margins that modifiers set for scroll views, lists and forms.
struct ContentMargins: Equatable {
  /// The margins that are set for each edge, in points.
  private typealias Lengths = [Edge: CGFloat]

  private var lengths: [ContentMarginPlacement: Lengths] = [:]

  /// The margins that are set for one part of a scrolling view, in points; nil if none are set.
  ///
  /// The getter returns the margins at all edges. The setter changes only the margins at `edges`.
  /// Setting nil restores the host's default at these edges.
  subscript(edges: Edge.Set, placement: ContentMarginPlacement) -> EdgeInsets? {
    get {
      lengths[placement].map {
        EdgeInsets(
          top: $0[.top] ?? 0,
          leading: $0[.leading] ?? 0,
          bottom: $0[.bottom] ?? 0,
          trailing: $0[.trailing] ?? 0
        )
      }
    }
    set {
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        lengths[placement, default: [:]][edge] = newValue?[edge]
      }
      // An empty dictionary is removed, so that two values with the same margins compare equal.
      if lengths[placement]?.isEmpty == true { lengths[placement] = nil }
    }
  }

  func describe(in attributes: inout ElementAttributes) {
    guard !lengths.isEmpty else { return }
    for edge in Edge.allCases {
      attributes[edge.contentMargin] = self[.scrollContent, edge].doubleValue
      attributes[edge.indicatorMargin] = self[.scrollIndicators, edge].doubleValue
    }
  }

  private subscript(placement: ContentMarginPlacement, edge: Edge) -> CGFloat? {
    lengths[placement]?[edge] ?? lengths[.automatic]?[edge]
  }
}

extension Edge {
  fileprivate var contentMargin: ElementAttribute<Double> {
    switch self {
    case .top: .topMargin
    case .leading: .leadingMargin
    case .bottom: .bottomMargin
    case .trailing: .trailingMargin
    }
  }

  fileprivate var indicatorMargin: ElementAttribute<Double> {
    switch self {
    case .top: .topIndicatorMargin
    case .leading: .leadingIndicatorMargin
    case .bottom: .bottomIndicatorMargin
    case .trailing: .trailingIndicatorMargin
    }
  }
}
