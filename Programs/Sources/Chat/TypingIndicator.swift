import SwiftUI

struct TypingIndicator: View {
  let name: String

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3, id: \.self) { index in
        Circle()
          .frame(width: 6, height: 6)
          .phaseAnimator([0, 1, 2]) { dot, phase in
            dot.opacity(phase == index ? 1 : 0.3)
          } animation: { _ in
            .easeInOut(duration: 0.3)
          }
      }
    }
    .foregroundStyle(.secondary)
    .padding(10)
    .background(.fill.tertiary, in: BubbleShape(isMine: false))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(name) is typing")
    .transition(.asymmetric(insertion: .push(from: .bottom), removal: .identity))
  }
}
