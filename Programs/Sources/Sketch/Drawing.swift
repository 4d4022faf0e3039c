import SwiftUI

/// A line that was drawn without lifting the finger.
struct Stroke: Identifiable {
  let id = UUID()
  var points: [CGPoint]
  var color: Color
  var width: CGFloat

  /// The points, joined by curves.
  var path: Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      guard points.count > 2 else {
        path.addLines(points)
        return
      }
      for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
        let middle = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
        path.addQuadCurve(to: middle, control: point)
      }
      path.addLine(to: points[points.count - 1])
    }
  }

  var style: StrokeStyle { StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round) }
}

/// The strokes of a picture.
@MainActor
final class Drawing: ObservableObject {
  @Published private(set) var strokes: [Stroke] = []

  func append(_ stroke: Stroke, undoManager: UndoManager?) {
    strokes.append(stroke)
    undoManager?.registerUndo(withTarget: self) { drawing in
      MainActor.assumeIsolated { drawing.removeLast(undoManager: undoManager) }
    }
    undoManager?.setActionName("Stroke")
  }

  private func removeLast(undoManager: UndoManager?) {
    guard let stroke = strokes.popLast() else { return }
    undoManager?.registerUndo(withTarget: self) { drawing in
      MainActor.assumeIsolated { drawing.append(stroke, undoManager: undoManager) }
    }
  }

  func clear(undoManager: UndoManager?) {
    let old = strokes
    strokes = []
    undoManager?.registerUndo(withTarget: self) { drawing in
      MainActor.assumeIsolated { drawing.restore(old, undoManager: undoManager) }
    }
    undoManager?.setActionName("Clear")
  }

  private func restore(_ strokes: [Stroke], undoManager: UndoManager?) {
    self.strokes = strokes
    undoManager?.registerUndo(withTarget: self) { drawing in
      MainActor.assumeIsolated { drawing.clear(undoManager: undoManager) }
    }
  }
}
