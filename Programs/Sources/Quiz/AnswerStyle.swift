import SwiftUI

/// Whether an answer is right or wrong, or still open.
enum Verdict {
  case open, right, wrong

  var color: Color {
    switch self {
    case .open: .secondary
    case .right: .green
    case .wrong: .red
    }
  }
}

/// Shows an answer as a card in the color of its verdict.
struct AnswerStyle: ButtonStyle {
  let verdict: Verdict

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      if verdict != .open {
        Image(systemName: verdict == .right ? "checkmark.circle.fill" : "xmark.circle")
          .accessibilityLabel(verdict == .right ? "Right" : "Wrong")
      }
    }
    .padding()
    .background(verdict.color.opacity(0.15), in: .rect(cornerRadius: 12))
    .overlay {
      RoundedRectangle(cornerRadius: 12).strokeBorder(verdict.color, lineWidth: 1)
    }
    .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}
