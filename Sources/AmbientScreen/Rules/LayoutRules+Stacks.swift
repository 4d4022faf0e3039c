import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  mutating func addStacks() {
    set(.vStack, .lazyVStack) { element, _ in
      ElementLayout(
        VStackLayout(alignment: element.alignment.horizontal, spacing: element.length(.spacing))
      )
    }
    set(.hSplitView) { _, _ in ElementLayout(HStackLayout(spacing: 0)) }
    set(.vSplitView) { _, _ in ElementLayout(VStackLayout(spacing: 0)) }
    set(.hStack, .lazyHStack) { element, _ in
      ElementLayout(
        HStackLayout(alignment: element.alignment.vertical, spacing: element.length(.spacing))
      )
    }
    set(.zStack) { element, _ in ElementLayout(ZStackLayout(alignment: element.alignment)) }
    set(.spacer) { element, context in
      var layout = ElementLayout(
        SpacerLayout(
          minimum: element.length(.minLength) ?? context.settings.spacing,
          axis: context.stackAxis
        )
      )
      // A spacer gets only the space that all other views leave. If it got an equal share, an
      // adjacent text could be truncated although the stack has enough space for the text.
      layout.priority = -.infinity
      return layout
    }
    set(.divider) { _, context in
      ElementLayout(
        DividerLayout(thickness: context.settings.dividerThickness, axis: context.stackAxis)
      )
    }
  }
}

extension Element {
  func length(_ attribute: ElementAttribute<Double>) -> CGFloat? {
    self[attribute].map { CGFloat($0) }
  }

  /// The alignment of the element; the center if the element sets no alignment.
  ///
  /// If the element sets an alignment on one axis only, such as `leading`, the alignment on the
  /// other axis is the center.
  var alignment: Alignment {
    if let detail = detail(AlignmentDetail.self) { return detail.alignment }
    return self[.alignment].flatMap { Alignment.stock[$0] } ?? .center
  }

  /// The edges that the attribute `edges` names; all edges if it is not set.
  var edges: Edge.Set {
    guard let names = self[.edges]?.split(separator: " ") else { return .all }
    return Edge.Set(Edge.allCases.filter { names.contains("\($0)") }.map(Edge.Set.init))
  }

  var axes: Axis.Set? { self[.axes] == nil ? nil : axes(in: .axes) }

  func axes(in attribute: ElementAttribute<String>) -> Axis.Set {
    let names = self[attribute]?.split(separator: " ") ?? []
    return Axis.Set(Axis.allCases.filter { names.contains("\($0)") }.map(Axis.Set.init))
  }
}
