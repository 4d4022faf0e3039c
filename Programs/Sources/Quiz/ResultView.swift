import SwiftUI

/// Shows the score of the round, and keeps the best one.
struct ResultView: View {
  @Environment(Round.self) private var round
  @Binding var best: Int
  @State private var asksToClear = false

  var body: some View {
    VStack(spacing: 20) {
      Gauge(value: Double(round.score), in: 0...Double(round.questions.count)) {
        Text("Score")
      } currentValueLabel: {
        Text(round.score, format: .number)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      LabeledContent("Best score", value: best, format: .number)
      Button("Play again") { round.restart() }
        .buttonStyle(.borderedProminent)
      Button("Clear best score", role: .destructive) { asksToClear = true }
        .confirmationDialog("Clear the best score?", isPresented: $asksToClear) {
          Button("Clear", role: .destructive) { best = 0 }
        }
    }
    .onAppear { best = max(best, round.score) }
  }
}
