import SwiftUI

/// A bar with the title, which appears when the header has left the screen.
struct TitleBar: View {
  let title: String
  let isShown: Bool

  var body: some View {
    VStack(spacing: 0) {
      Text(title)
        .font(.headline)
        .padding(12)
      Divider()
    }
    .frame(maxWidth: .infinity)
    .background(.thinMaterial)
    .opacity(isShown ? 1 : 0)
    .animation(.default, value: isShown)
    .accessibilityHidden(!isShown)
  }
}
