import Foundation

/// A question with its answer so far.
struct Question: Identifiable, Hashable {
  enum Kind: Hashable {
    case choice([String], style: Style)
    case multiple([String])
    case text(limit: Int)
    case rating(ClosedRange<Int>)
    case date
    case consent
  }

  enum Style: Hashable { case segmented, wheel, menu, inline }

  enum Answer: Hashable {
    case none
    case choice(String)
    case choices(Set<String>)
    case text(String)
    case number(Int)
    case date(Date)
  }

  let id: String
  var title: String
  var kind: Kind
  var isRequired = false
  var answer = Answer.none

  var isAnswered: Bool {
    switch answer {
    case .none: false
    case .text(let text): !text.isEmpty
    case .choices(let choices): !choices.isEmpty
    default: true
    }
  }

  var problem: String? {
    if case (.text(let limit), .text(let text)) = (kind, answer), text.count > limit {
      return "At most \(limit) characters"
    }
    return isRequired && !isAnswered ? "Required" : nil
  }
}

extension Question {
  var choice: String? {
    get { if case .choice(let choice) = answer { choice } else { nil } }
    set { answer = newValue.map(Answer.choice) ?? .none }
  }

  var text: String {
    get { if case .text(let text) = answer { text } else { "" } }
    set { answer = .text(newValue) }
  }

  var number: Int? {
    get { if case .number(let number) = answer { number } else { nil } }
    set { answer = newValue.map(Answer.number) ?? .none }
  }

  var date: Date {
    get { if case .date(let date) = answer { date } else { Date(timeIntervalSince1970: 0) } }
    set { answer = .date(newValue) }
  }

  var isConfirmed: Bool {
    get { number == 1 }
    set { answer = newValue ? .number(1) : .none }
  }

  subscript(contains choice: String) -> Bool {
    get { if case .choices(let choices) = answer { choices.contains(choice) } else { false } }
    set {
      var choices: Set<String> = []
      if case .choices(let old) = answer { choices = old }
      if newValue { choices.insert(choice) } else { choices.remove(choice) }
      answer = .choices(choices)
    }
  }
}

struct Chapter: Identifiable, Hashable {
  let id: String
  var questions: [Question]

  var answered: Int { questions.count(where: \.isAnswered) }

  static let all = [
    Chapter(
      id: "About you",
      questions: [
        Question(id: "name", title: "Name", kind: .text(limit: 12), isRequired: true),
        Question(id: "birthday", title: "Birthday", kind: .date),
        Question(
          id: "age",
          title: "Age",
          kind: .choice(["Under 20", "20 to 60", "Over 60"], style: .segmented)
        ),
        Question(
          id: "country",
          title: "Country",
          kind: .choice(["Chile", "Kenya", "Nepal"], style: .menu)
        ),
      ]
    ),
    Chapter(
      id: "Your food",
      questions: [
        Question(
          id: "meal",
          title: "Meal",
          kind: .choice(["Breakfast", "Lunch", "Dinner"], style: .wheel)
        ),
        Question(id: "diet", title: "Diet", kind: .choice(["Meat", "Vegetarian"], style: .inline)),
        Question(id: "fruits", title: "Fruits", kind: .multiple(["Apples", "Plums", "Figs"])),
        Question(id: "rating", title: "Rating", kind: .rating(1...5), isRequired: true),
      ]
    ),
    Chapter(
      id: "Consent",
      questions: [Question(id: "terms", title: "I agree", kind: .consent, isRequired: true)]
    ),
  ]
}
