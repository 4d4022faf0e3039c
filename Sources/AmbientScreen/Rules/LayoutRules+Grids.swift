import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  mutating func addGrids() {
    set(.grid) { element, _ in
      ElementLayout(
        GridLayout(
          alignment: element.alignment,
          horizontalSpacing: element.length(.horizontalSpacing),
          verticalSpacing: element.length(.verticalSpacing)
        )
      )
    }
    set(.gridRow) { element, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      let alignment = element[.alignment] == nil ? nil : element.alignment.vertical
      let row = GridCellRow.Row(number: element.id.number, alignment: alignment)
      layout.add(LayoutValueDetail(GridCellRow.self, row))
      return layout
    }
    set(.gridCell) { element, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      if let columns = element[.columns] {
        layout.add(LayoutValueDetail(GridCellColumns.self, columns))
      }
      if let anchor = element[.anchor].flatMap(UnitPoint.init(attributeText:)) {
        layout.add(LayoutValueDetail(GridCellAnchor.self, anchor))
      }
      if element[.unsizedAxes] != nil {
        layout.add(LayoutValueDetail(GridCellUnsizedAxes.self, element.axes(in: .unsizedAxes)))
      }
      if let name = element[.columnAlignment] {
        let detail = element.detail(AlignmentDetail.self)
        let alignment = detail?.alignment.horizontal ?? HorizontalAlignment.stock[name]
        layout.add(LayoutValueDetail(GridColumnAlignment.self, alignment))
      }
      return layout
    }
    set(.lazyVGrid) { element, _ in
      ElementLayout(
        LazyGridLayout(
          columns: element.detail(GridTracksDetail.self)?.tracks ?? [],
          alignment: element.alignment.horizontal,
          spacing: element.length(.spacing)
        )
      )
    }
    set(.lazyHGrid) { element, _ in
      ElementLayout(
        LazyGridLayout(
          rows: element.detail(GridTracksDetail.self)?.tracks ?? [],
          alignment: element.alignment.vertical,
          spacing: element.length(.spacing)
        )
      )
    }
  }
}

extension UnitPoint {
  /// Creates a point from its text in attributes, such as `0.5 1`.
  init?(attributeText: String) {
    let numbers = attributeText.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}
