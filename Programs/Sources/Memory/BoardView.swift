import SwiftUI

struct BoardView: View {
  @Bindable var model: MemoryModel
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let columns = [GridItem(.adaptive(minimum: 60, maximum: 120), spacing: 8)]

  var body: some View {
    VStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(model.game.cards) { card in
            Button {
              model.turn(card)
            } label: {
              CardView(card: card)
            }
            .buttonStyle(.plain)
            .disabled(card.isUp)
          }
        }
        .padding()
      }
      .transaction { if reduceMotion { $0.animation = nil } }
      if model.game.isWon {
        WonBanner(moves: model.game.moves, again: model.restart)
          .transition(.move(edge: .bottom).combined(with: .opacity))
          .zIndex(1)
      }
    }
    .safeAreaInset(edge: .top) {
      HStack {
        Text("Moves: \(model.game.moves)")
          .contentTransition(.numericText(countsDown: false))
        Spacer()
        Button("Restart", systemImage: "arrow.counterclockwise", action: model.restart)
          .labelStyle(.iconOnly)
      }
      .padding(.horizontal)
      .background(.bar)
    }
    .tint(.indigo)
  }
}

struct WonBanner: View {
  let moves: Int
  let again: @MainActor () -> Void

  var body: some View {
    VStack {
      Text("You won in \(moves) moves!")
        .font(.title.weight(.heavy))
        .phaseAnimator([1, 1.1]) { content, scale in
          content.scaleEffect(scale)
        } animation: { _ in
          .easeInOut(duration: 1)
        }
      Button("Play again", action: again)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background(
      .thinMaterial,
      in: UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20)
    )
  }
}
