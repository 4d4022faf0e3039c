import SwiftUI

/// A card with two sides, which turns around its vertical axis.
///
/// The view is animatable: while it turns, its body runs for each angle, and shows the other side
/// from the middle of the turn on.
struct FlipCard<Front: View, Back: View>: View, Animatable {
  /// The angle of the card: the front shows at 0, and the back at 180 degrees.
  var degrees: Double
  let front: Front
  let back: Back

  init(isFlipped: Bool, @ViewBuilder front: () -> Front, @ViewBuilder back: () -> Back) {
    degrees = isFlipped ? 180 : 0
    self.front = front()
    self.back = back()
  }

  nonisolated var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  var body: some View {
    let showsBack = degrees > 90
    ZStack {
      front
        .opacity(showsBack ? 0 : 1)
        .accessibilityHidden(showsBack)
      back
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(showsBack ? 1 : 0)
        .accessibilityHidden(!showsBack)
    }
    .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
  }
}
