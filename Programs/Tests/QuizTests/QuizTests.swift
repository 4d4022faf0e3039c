import AmbientTesting
import SwiftUI
import Testing

@testable import Quiz

@MainActor
@Suite struct QuizTests {
  private struct Game: View {
    @State private var round = Round(questions: Question.rivers)
    @State private var best = 0

    var body: some View {
      RoundView(best: $best).environment(round)
    }
  }

  /// Answers the questions of a round one after another.
  private func play(_ answers: [String], in host: TestHost) {
    for answer in answers {
      host.find(.button, answer).tap()
      host.find(.button, "Continue").tap()
    }
  }

  @Test func `A right answer is praised, and disables the other answers`() {
    let host = TestHost { Game() }
    let bodies = host.bodies { host.find(.button, "Danube").tap() }
    #expect(bodies == ["QuestionView", "AnswerStyle"])
    #expect(host.find(.text, "Right!").exists)
    #expect(host.findAll(.button).filter(\.isEnabled).map(\.name) == ["Continue"])
  }

  @Test func `After a wrong answer, the quiz names the right answer`() {
    let host = TestHost { Game() }
    host.find(.button, "Elbe").tap()
    #expect(host.find(.text, "It is the Danube.").exists)
    #expect(host.find(.button, "Elbe, Wrong").exists)
    #expect(host.find(.button, "Danube, Right").exists)
  }

  @Test func `The return key continues with the next question`() {
    let host = TestHost { Game() }
    host.find(.button, "Danube").tap()
    host.press(key: .return)
    #expect(host.find(.heading, "Which river is the longest in Europe?").exists)
    #expect(host.find(.progress, "Progress").value == "33%")
  }

  @Test func `The best score stays after another round`() {
    let host = TestHost { Game() }
    play(["Danube", "Volga", "Ebro"], in: host)
    #expect(host.find(.progress, "Score").value == "2")
    host.find(.button, "Play again").tap()
    #expect(host.find(.heading, "Which river flows through Vienna?").exists)
    play(["Rhine", "Ural", "Douro"], in: host)
    #expect(host.find(.progress, "Score").value == "1")
    #expect(host.find(.text, "Best score").value == "2")
  }

  @Test func `The best score is cleared after a confirmation`() {
    let host = TestHost { Game() }
    play(["Danube", "Volga", "Douro"], in: host)
    host.find(.button, "Clear best score").tap()
    host.find(.dialog, "Clear the best score?").find(.button, "Cancel").tap()
    #expect(host.find(.text, "Best score").value == "3")
    host.find(.button, "Clear best score").tap()
    host.find(.button, "Clear").tap()
    #expect(host.find(.progress, "Score").value == "3")
    #expect(host.find(.text, "Best score").value == "0")
  }
}
