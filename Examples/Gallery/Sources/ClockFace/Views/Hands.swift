import SwiftUI

/// The three hands at a time.
///
/// Unlike the dial, they are views: an animation turns each of them to a new time.
struct Hands: View {
  let time: TimeOfDay

  var body: some View {
    ZStack {
      HandView(kind: .hour, time: time)
      HandView(kind: .minute, time: time)
      HandView(kind: .second, time: time)
      Circle()
        .fill(.red)
        .frame(width: 8, height: 8)
    }
  }
}

/// One hand, turned from the top.
private struct HandView: View {
  let kind: HandKind
  let time: TimeOfDay

  var body: some View {
    Hand(length: length, width: width)
      .fill(kind == .second ? Color.red : Color.primary)
      .rotationEffect(.degrees(kind.turn(at: time) * 360))
  }

  private var length: CGFloat {
    switch kind {
    case .hour: 0.5
    case .minute: 0.75
    case .second: 0.85
    }
  }

  private var width: CGFloat {
    switch kind {
    case .hour: 6
    case .minute: 4
    case .second: 2
    }
  }
}
