import Foundation

/// A question with one right answer.
struct Question: Identifiable, Hashable {
  let id: Int
  let text: String
  let answers: [String]
  let rightAnswer: String

  static let rivers = [
    Question(
      id: 1,
      text: "Which river flows through Vienna?",
      answers: ["Rhine", "Danube", "Elbe"],
      rightAnswer: "Danube"
    ),
    Question(
      id: 2,
      text: "Which river is the longest in Europe?",
      answers: ["Volga", "Danube", "Ural"],
      rightAnswer: "Volga"
    ),
    Question(
      id: 3,
      text: "Which river reaches the sea at Porto?",
      answers: ["Tagus", "Ebro", "Douro"],
      rightAnswer: "Douro"
    ),
  ]
}
