import AmbientHosting
import AmbientLayout
import AmbientViews

extension Drawers where Canvas == CharacterCanvas {
  /// Adds the functions that draw dividers, containers, sheets and dialogs.
  mutating func addContainers() {
    set(.divider) { drawn, canvas, _ in
      let isHorizontal = drawn.frame.width >= drawn.frame.height
      canvas.fill(canvas.cells(in: drawn.frame), with: isHorizontal ? "─" : "│")
    }
    set(.navigationPage) { drawn, canvas, _ in
      // A moving page covers the page behind it.
      if drawn.isMoving { canvas.fill(canvas.cells(in: drawn.frame), with: " ") }
      canvas.drawViewsBesideBar(of: drawn)
      if let bar = drawn.pageBar {
        if let title = drawn.element[.title] { canvas.writeTitle(title, of: drawn, in: bar) }
        if drawn.hasBackButton {
          let columns = canvas.cells(in: bar).columns
          let column = drawn.isRightToLeft ? columns.upperBound - 1 : columns.lowerBound
          canvas.set(drawn.isRightToLeft ? "›" : "‹", column: column, row: canvas.row(at: bar.midY))
        }
      }
      canvas.draw(drawn.viewsInBar)
    }
    set(.tabView) { drawn, canvas, _ in
      let bar = canvas.cells(in: drawn.tabBar)
      canvas.drawViewsBesideBar(of: drawn)
      canvas.draw(drawn.viewsInBar)
      guard drawn.hasTabBar, bar.rows.count > 1 else { return }
      for column in bar.columns {
        canvas.setBehindText("─", column: column, row: bar.rows.lowerBound)
      }
    }
    set(.tab) { drawn, canvas, content in
      content(&canvas)
      guard drawn.element[.isSelected] == true, let label = drawn.tabButton?.frame else { return }
      let columns = canvas.cells(in: label).columns
      let row = canvas.row(at: label.midY)
      canvas.setBehindText("[", column: columns.lowerBound - 1, row: row)
      canvas.setBehindText("]", column: columns.upperBound, row: row)
    }
    set(.sheet, .fullScreenCover, .window) { drawn, canvas, content in
      canvas.fill(canvas.cells(in: drawn.frame), with: " ")
      content(&canvas)
    }
    set(.popover, .alert, .confirmationDialog, .menuItems, .menuPreview) { drawn, canvas, content in
      let dialog = drawn.dialog
      let area = canvas.cells(in: dialog.frame)
      canvas.fill(area, with: " ")
      canvas.box(area, isRound: true)
      if let title = drawn.element.text {
        canvas.writeTitle(title, of: drawn, in: dialog.title)
      }
      content(&canvas)
    }
  }
}

extension CharacterCanvas {
  /// Draws the content of a page or tab view, and erases the part that the bar covers.
  @MainActor
  fileprivate mutating func drawViewsBesideBar(of drawn: DrawnElement) {
    draw(drawn.viewsBesideBar)
    if let covered = drawn.barOverContent { fill(cells(in: covered), with: " ") }
  }

  @MainActor
  fileprivate mutating func writeTitle(_ title: String, of drawn: DrawnElement, in frame: CGRect) {
    guard frame.width > 0 else { return }
    let text = drawn.drawnTitle(title, in: frame)
    guard let line = text.lines.first else { return }
    let width = line.text.cells
    let area = cells(in: frame)
    let column = area.columns.lowerBound + (area.columns.count - width) / 2
    write(line.text, column: column, row: row(at: frame.midY))
  }
}
