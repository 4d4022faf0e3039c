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
