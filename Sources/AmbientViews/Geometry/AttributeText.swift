import AmbientHosting
import AmbientLayout

extension CGFloat {
  /// The number as text for an attribute; a whole number has no decimal point.
  var attributeText: String { Double(self).elementValue.description }
}

extension CGFloat? {
  /// The length as a `Double`, which is the type of lengths in attributes.
  var doubleValue: Double? { map { Double($0) } }
}

extension UnitPoint {
  /// The point as text for an attribute, such as `0.5 1`; nil for `center`.
  var attribute: String? { self == .center ? nil : attributeText }

  /// The point as text for an attribute, such as `0.5 1`.
  var attributeText: String { "\(x.attributeText) \(y.attributeText)" }
}

extension Axis.Set {
  /// The names of the axes in attributes, such as `horizontal vertical`.
  var names: String {
    Axis.allCases.filter { contains(Axis.Set($0)) }.map(\.description).joined(separator: " ")
  }
}

extension Edge.Set {
  /// The names of the edges in attributes, such as `top leading`.
  var names: String {
    Edge.allCases.filter { contains(Edge.Set($0)) }.map { "\($0)" }.joined(separator: " ")
  }

  /// The names of the edges; nil for all edges.
  var attribute: String? { self == .all ? nil : names }
}

extension Edge {
  var attribute: ElementAttribute<Double> {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

extension ElementAttributes {
  /// Creates attributes for one length at some edges.
  ///
  /// With a length, each edge has its own attribute, such as `top`. Without a length, the attribute
  /// `edges` has the names of the edges; for all four edges, `edges` is absent. For an empty set,
  /// `edges` is the empty string, with and without a length.
  ///
  /// - Parameters:
  ///   - edges: The set of edges.
  ///   - length: The length in points; nil if the host chooses the length.
  init(_ edges: Edge.Set, _ length: CGFloat?) {
    self.init()
    if let length, !edges.isEmpty {
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        self[edge.attribute] = Double(length)
      }
    } else {
      self[.edges] = edges.attribute
    }
  }

  init(_ insets: EdgeInsets) {
    self.init(.top, Double(insets.top))
    self[.leading] = Double(insets.leading)
    self[.bottom] = Double(insets.bottom)
    self[.trailing] = Double(insets.trailing)
  }
}
