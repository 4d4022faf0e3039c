import AmbientHosting
import AmbientLayout
import AmbientViews

extension CharacterDrawers {
  /// Adds the effects that hide, cut off or move views.
  mutating func addEffects() {
    set(.hidden) { _, _, _ in }
    set(.opacity) { drawn, canvas, content in
      if drawn.effectOpacity > 0 { content(&canvas) }
    }
    set(.clip) { drawn, canvas, content in
      canvas.clipped(to: drawn.outline.frame, content)
    }
    set(.visualEffect) { drawn, canvas, content in
      guard drawn.effectOpacity > 0 else { return }
      var shift = CGPoint.zero
      for case .offset(let x, let y) in drawn.effects {
        shift = CGPoint(x: shift.x + x, y: shift.y + y)
      }
      canvas.shifted(x: shift.x, y: shift.y, content)
    }
  }
}
