import SwiftUI

/// A card that is turned by a tap, and swiped away.
struct SwipeCard: View {
  let card: Flashcard
  let onSwipe: (_ isKnown: Bool) -> Void
  @State private var offset = CGSize.zero
  @State private var isTurned = false
  @Environment(\.accessibilityDifferentiateWithoutColor) private var needsShapes

  private static let limit: CGFloat = 100

  private var color: Color {
    switch offset.width {
    case 20...: .green
    case ...(-20): .red
    default: .white
    }
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        withAnimation(.interactiveSpring) { offset = value.translation }
      }
      .onEnded { value in
        if abs(value.translation.width) > Self.limit {
          onSwipe(value.translation.width > 0)
        } else {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { offset = .zero }
        }
      }
  }

  var body: some View {
    VStack {
      Text(card.front).font(.title)
      if isTurned {
        Text(card.back)
          .font(.title2)
          .foregroundStyle(.secondary)
          .transition(.opacity.combined(with: .scale(scale: 0.5, anchor: .top)))
      }
    }
    .frame(width: 240, height: 160)
    .background {
      RoundedRectangle(cornerRadius: 20)
        .fill(needsShapes ? .white : color.opacity(1 - Double(abs(offset.width) / 400)))
        .shadow(radius: 6)
    }
    .rotationEffect(.degrees(Double(offset.width / 10)))
    .offset(offset)
    .gesture(drag)
    .onTapGesture { withAnimation { isTurned.toggle() } }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
    .accessibilityAction(named: Text("Known")) { onSwipe(true) }
    .accessibilityAction(named: Text("Missed")) { onSwipe(false) }
  }
}
