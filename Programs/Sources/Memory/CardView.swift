import SwiftUI

/// A card that turns around its vertical axis.
struct CardView: View {
  let card: Card

  var body: some View {
    Flip(degrees: card.isUp ? 180 : 0) {
      Text(card.picture)
        .font(.largeTitle)
    } back: {
      Image(systemName: "questionmark")
        .font(.title)
        .foregroundStyle(.white)
    }
    .aspectRatio(2 / 3, contentMode: .fit)
    .opacity(card.isMatched ? 0.35 : 1)
    .accessibilityElement()
    .accessibilityLabel("Card \(card.id + 1)")
    .accessibilityValue(card.isUp ? card.picture : "face down")
  }
}

/// Shows the front if the card is turned by more than 90 degrees, and the back otherwise.
private struct Flip<Front: View, Back: View>: View, @MainActor Animatable {
  var degrees: Double
  @ViewBuilder let front: Front
  @ViewBuilder let back: Back

  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  private var isFront: Bool { degrees > 90 }

  var body: some View {
    ZStack {
      let base = RoundedRectangle(cornerRadius: 10, style: .continuous)
      if isFront {
        base.fill(.background).strokeBorder(.tint, lineWidth: 3)
        front.scaleEffect(x: -1, y: 1)
      } else {
        base.fill(.tint.opacity(0.8))
        back
      }
    }
    .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
  }
}
