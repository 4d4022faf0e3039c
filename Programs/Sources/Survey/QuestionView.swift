import SwiftUI

/// Shows the control for a question, and what is wrong with its answer.
struct QuestionView: View {
  @Binding var question: Question
  var focus: FocusState<Question.ID?>.Binding
  let showsProblem: Bool

  var body: some View {
    VStack(alignment: .leading) {
      control
      if showsProblem, let problem = question.problem {
        Label(problem, systemImage: "exclamationmark.circle")
          .font(.caption)
          .foregroundStyle(.red)
      }
    }
  }

  @ViewBuilder private var control: some View {
    switch question.kind {
    case .choice(let choices, let style):
      ChoicePicker(title: question.title, choices: choices, choice: $question.choice)
        .modifier(PickerStyleModifier(style: style))
    case .multiple(let choices):
      Text(question.title).font(.subheadline)
      ForEach(choices, id: \.self) { choice in
        Toggle(choice, isOn: $question[contains: choice])
          #if os(macOS)
        .toggleStyle(.checkbox)
          #endif
      }
    case .text(let limit):
      TextField(question.title, text: $question.text, prompt: Text("At most \(limit) characters"))
        .focused(focus, equals: question.id)
    case .rating(let range):
      RatingControl(title: question.title, range: range, rating: $question.number)
    case .date:
      DatePicker(
        question.title,
        selection: $question.date,
        in: ...Date(timeIntervalSince1970: 1_700_000_000),
        displayedComponents: .date
      )
      .datePickerStyle(.compact)
    case .consent:
      Toggle(isOn: $question.isConfirmed) {
        Text(question.title)
        Text("Answers are anonymous.")
      }
      .toggleStyle(.switch)
    }
  }
}

struct ChoicePicker: View {
  let title: String
  let choices: [String]
  @Binding var choice: String?

  var body: some View {
    Picker(title, selection: $choice) {
      Text("None").tag(nil as String?)
      ForEach(choices, id: \.self) { Text($0).tag(Optional($0)) }
    }
  }
}

/// Applies the picker style that a question asks for.
struct PickerStyleModifier: ViewModifier {
  let style: Question.Style

  @ViewBuilder
  func body(content: Content) -> some View {
    switch style {
    case .segmented: content.pickerStyle(.segmented)
    case .wheel: content.pickerStyle(.wheel)
    case .menu: content.pickerStyle(MenuPickerStyle())
    case .inline: content.pickerStyle(.inline).labelsHidden()
    }
  }
}

/// Stars that can be tapped, dragged over, or adjusted.
struct RatingControl: View {
  let title: String
  let range: ClosedRange<Int>
  @Binding var rating: Int?

  var body: some View {
    LabeledContent(title) {
      HStack {
        ForEach(range, id: \.self) { star in
          Image(systemName: star <= (rating ?? 0) ? "star.fill" : "star")
            .foregroundStyle(.yellow)
            .onTapGesture { rating = star }
        }
      }
      .accessibilityElement()
      .accessibilityLabel(title)
      .accessibilityValue(rating.map { Text("^[\($0) star](inflect: true)") } ?? Text("none"))
      .accessibilityAdjustableAction { change in
        let old = rating ?? range.lowerBound - 1
        switch change {
        case .increment: rating = min(old + 1, range.upperBound)
        case .decrement: rating = max(old - 1, range.lowerBound)
        @unknown default: break
        }
      }
    }
  }
}

struct SurveyApp: App {
  var body: some Scene {
    WindowGroup { SurveyView() }
  }
}

#Preview("Rating") {
  @Previewable @State var rating: Int? = 3
  RatingControl(title: "Rating", range: 1...5, rating: $rating)
}
