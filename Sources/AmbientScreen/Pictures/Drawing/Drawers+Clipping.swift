import AmbientHosting
import AmbientLayout
import AmbientViews

extension Drawers {
  mutating func addClipping() {
    set(.scrollView, .list, .form) { drawn, canvas, content in
      if drawn.clipsViews {
        canvas.clipped(to: Outline(.rectangle, in: drawn.frame)) {
          content(&$0)
          $0.draw(drawn.separators)
        }
      } else {
        content(&canvas)
        canvas.draw(drawn.separators)
      }
      for indicator in drawn.scrollIndicators { canvas.draw(indicator) }
    }
    set(.header) { drawn, canvas, content in
      canvas.fillPinnedRow(of: drawn)
      content(&canvas)
    }
    set(.clip) { drawn, canvas, content in
      canvas.clipped(to: drawn.outline, content)
    }
    set(.mask) { drawn, canvas, content in
      let views = drawn.views
      guard let mask = views.last(where: { $0.element.kind == .layer }) else {
        return content(&canvas)
      }
      canvas.masked(in: drawn.frame, isInverted: false, by: { $0.draw([mask]) }) {
        $0.draw(views.filter { $0.element.id != mask.element.id })
      }
    }
  }
}

extension PictureCanvas {
  /// Hides the rows under a header that stays visible while the rows scroll.
  mutating func fillPinnedRow(of drawn: DrawnElement) {
    guard let row = drawn.pinnedHeaderFrame else { return }
    fill(Outline(.rectangle, in: row), .named("background"))
  }
}
