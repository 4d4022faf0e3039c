import SwiftUI

/// The questions of one round, and the answers so far.
@Observable
final class Round {
  let questions: [Question]
  private(set) var answers: [Question.ID: String] = [:]
  private(set) var index = 0

  init(questions: [Question]) {
    self.questions = questions
  }

  var question: Question? { questions.indices.contains(index) ? questions[index] : nil }
  var score: Int { questions.count { answers[$0.id] == $0.rightAnswer } }
  var progress: Double { Double(index) / Double(questions.count) }

  func answer(_ answer: String) {
    guard let question, answers[question.id] == nil else { return }
    answers[question.id] = answer
  }

  func goOn() { index += 1 }

  func restart() {
    answers = [:]
    index = 0
  }
}
