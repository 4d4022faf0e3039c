import SwiftUI

/// Shows the current question, or the result after the last one.
struct RoundView: View {
  @Environment(Round.self) private var round
  @Binding var best: Int

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        ProgressView("Progress", value: round.progress)
        if let question = round.question {
          QuestionView(question: question)
            .id(question.id)
            .transition(.push(from: .trailing))
        } else {
          ResultView(best: $best)
        }
      }
      .padding()
      .animation(.snappy, value: round.index)
      .navigationTitle("Rivers")
    }
  }
}

/// Shows a question and its answers.
struct QuestionView: View {
  let question: Question
  @Environment(Round.self) private var round

  private var chosen: String? { round.answers[question.id] }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(question.text)
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
      ForEach(question.answers, id: \.self) { answer in
        Button(answer) { round.answer(answer) }
          .buttonStyle(AnswerStyle(verdict: verdict(on: answer)))
          .disabled(chosen != nil)
      }
      if let chosen {
        Text(chosen == question.rightAnswer ? "Right!" : "It is the \(question.rightAnswer).")
          .foregroundStyle(chosen == question.rightAnswer ? .green : .red)
        Button("Continue", systemImage: "arrow.right") { round.goOn() }
          .keyboardShortcut(.defaultAction)
      }
    }
  }

  private func verdict(on answer: String) -> Verdict {
    guard let chosen else { return .open }
    if answer == question.rightAnswer { return .right }
    return answer == chosen ? .wrong : .open
  }
}
