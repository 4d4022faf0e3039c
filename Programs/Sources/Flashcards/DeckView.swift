import SwiftUI

struct DeckView: View {
  @State var deck: Deck
  @StateObject private var timer: Pomodoro
  @FocusState private var isFocused: Bool

  init(deck: Deck, timer: @autoclosure @escaping () -> Pomodoro = Pomodoro()) {
    _deck = State(initialValue: deck)
    _timer = StateObject(wrappedValue: timer())
  }

  var body: some View {
    VStack {
      PomodoroView(timer: timer)
      ZStack {
        ForEach(Array(deck.remaining.prefix(3).enumerated().reversed()), id: \.element) { entry in
          SwipeCard(card: entry.element) { deck.mark(isKnown: $0) }
            .stacked(at: entry.offset)
            .allowsHitTesting(entry.offset == 0)
            .accessibilityHidden(entry.offset != 0)
        }
        if deck.top == nil { finished }
      }
      .focusable()
      .focused($isFocused)
      .focusEffectDisabled()
      .onKeyPress(.rightArrow) { mark(true) }
      .onKeyPress(.leftArrow) { mark(false) }
      .frame(maxHeight: .infinity)
      LabeledContent("Known", value: "\(deck.known.count)")
      LabeledContent("Missed", value: "\(deck.missed.count)")
    }
    .padding()
    .onAppear { isFocused = true }
    .focusedSceneValue(\.deck, deck)
    .sensoryFeedback(.success, trigger: deck.known.count)
    .navigationTitle(deck.title)
  }

  private var finished: some View {
    VStack {
      Text("Done!").font(.largeTitle)
      Button("Repeat missed cards") {
        withAnimation(.spring(duration: 0.4, bounce: 0.3)) { deck.repeatMissed() }
      }
      .disabled(deck.missed.isEmpty)
    }
    .transition(.blurReplace)
  }

  private func mark(_ isKnown: Bool) -> KeyPress.Result {
    guard deck.top != nil else { return .ignored }
    withAnimation(.bouncy) { deck.mark(isKnown: isKnown) }
    return .handled
  }
}

extension View {
  /// Moves a card down by its position in the stack.
  fileprivate func stacked(at position: Int) -> some View {
    offset(y: CGFloat(position) * 10)
      .scaleEffect(1 - CGFloat(position) * 0.05)
      .zIndex(Double(-position))
  }
}
