import SwiftUI

struct QuizApp: App {
  @State private var round = Round(questions: Question.rivers)
  @AppStorage("quiz.best") private var best = 0

  var body: some Scene {
    WindowGroup("Quiz") {
      RoundView(best: $best)
        .environment(round)
    }
  }
}
