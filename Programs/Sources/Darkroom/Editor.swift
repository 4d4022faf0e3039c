import Observation
import SwiftUI

@MainActor
@Observable
final class Editor {
  var current = Adjustments()
  private var past: [Adjustments] = []
  private var future: [Adjustments] = []
  private var start: Adjustments?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
  var isChanged: Bool { current != Adjustments() }
  var preset: Preset? { Preset.all.first { current.withColors(of: $0.adjustments) == current } }

  /// Begins or ends a change that has many steps, such as a drag.
  func setEditing(_ isEditing: Bool) {
    if isEditing {
      start = start ?? current
    } else if let old = start {
      start = nil
      if old != current { record(old) }
    }
  }

  func change(_ work: (inout Adjustments) -> Void) {
    let old = current
    work(&current)
    if start == nil, old != current { record(old) }
  }

  private func record(_ old: Adjustments) {
    past.append(old)
    future = []
  }

  func undo() {
    guard let last = past.popLast() else { return }
    future.append(current)
    current = last
  }

  func redo() {
    guard let next = future.popLast() else { return }
    past.append(current)
    current = next
  }

  func reset() { change { $0 = Adjustments() } }
}
