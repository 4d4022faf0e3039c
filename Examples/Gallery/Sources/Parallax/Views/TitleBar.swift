import SwiftUI

/// A bar with the title, which appears when the header has left the screen.
struct TitleBar: View {
  let title: String
  let isShown: Bool
  let scrollToTop: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 0) {
      Text(title)
        .font(.headline)
        .frame(maxWidth: .infinity)
        .overlay(alignment: .trailing) {
          Button("Top", action: scrollToTop)
        }
        .padding(12)
      Divider()
    }
    .background(.thinMaterial)
    .opacity(isShown ? 1 : 0)
    .animation(.default, value: isShown)
    .allowsHitTesting(isShown)
    .accessibilityHidden(!isShown)
  }
}
