import SwiftUI

struct SurveyView: View {
  @State private var chapters = Chapter.all
  @State private var expanded: Set<Chapter.ID> = ["About you"]
  @State private var isSent = false
  @State private var showsProblems = false
  @FocusState private var focus: Question.ID?

  private var total: Int { chapters.map(\.questions.count).reduce(0, +) }
  private var answered: Int { chapters.map(\.answered).reduce(0, +) }
  private var problems: [Question] {
    chapters.flatMap(\.questions).filter { $0.problem != nil }
  }

  var body: some View {
    if isSent {
      ThanksView { restart() }
        .transition(.asymmetric(insertion: .scale, removal: .opacity))
    } else {
      form
    }
  }

  private var form: some View {
    Form {
      ProgressView(value: Double(answered), total: Double(total)) {
        Text("Progress")
      } currentValueLabel: {
        Text("\(answered) of \(total)")
      }
      .progressViewStyle(.linear)
      ForEach($chapters) { $chapter in
        DisclosureGroup(isExpanded: isExpanded(chapter)) {
          ForEach($chapter.questions) { $question in
            QuestionView(question: $question, focus: $focus, showsProblem: showsProblems)
          }
        } label: {
          HStack {
            Text(chapter.id)
            Spacer()
            if chapter.answered == chapter.questions.count {
              Image(systemName: "checkmark").accessibilityLabel("Complete")
            }
          }
        }
      }
      Section {
        Button("Send", action: send)
          .disabled(answered == 0)
      } footer: {
        if showsProblems && !problems.isEmpty {
          Text("^[\(problems.count) answer](inflect: true) missing or wrong")
            .foregroundStyle(.red)
        }
      }
    }
    .onSubmit { focus = nil }
    .submitLabel(.next)
  }

  private func isExpanded(_ chapter: Chapter) -> Binding<Bool> {
    Binding {
      expanded.contains(chapter.id)
    } set: { isOpen in
      if isOpen { expanded.insert(chapter.id) } else { expanded.remove(chapter.id) }
    }
  }

  private func send() {
    guard let first = problems.first else {
      withAnimation { isSent = true }
      return
    }
    showsProblems = true
    expanded.formUnion(
      chapters.filter { $0.questions.contains { $0.problem != nil } }.map(\.id)
    )
    focus = first.id
  }

  private func restart() {
    (chapters, expanded) = (Chapter.all, ["About you"])
    (isSent, showsProblems) = (false, false)
  }
}

struct ThanksView: View {
  let again: @MainActor () -> Void

  var body: some View {
    VStack {
      Image(systemName: "hand.thumbsup").font(.system(size: 60)).accessibilityHidden(true)
      Text("Thank you!").font(.largeTitle)
      Button("Start again", action: again)
    }
  }
}
