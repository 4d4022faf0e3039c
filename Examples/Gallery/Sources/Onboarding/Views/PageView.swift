import SwiftUI

/// A symbol in a circle, with a title and a message below it.
struct PageView: View {
  let page: Page

  var body: some View {
    VStack(spacing: 24) {
      Emblem(symbol: page.symbol)
        .frame(maxWidth: 160)
      VStack(spacing: 8) {
        Text(page.title)
          .font(.largeTitle.bold())
        Text(page.message)
          .multilineTextAlignment(.center)
          .foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .tint(page.color)
    .accessibilityIdentifier(page.id)
  }
}

/// A symbol in three circles, the inner ones stronger.
private struct Emblem: View {
  let symbol: String

  var body: some View {
    ZStack {
      ForEach(0..<3) { ring in
        Circle()
          .fill(.tint)
          .opacity(0.12)
          .padding(CGFloat(ring) * 16)
      }
      Image(systemName: symbol)
        .font(.largeTitle)
        .foregroundStyle(.tint)
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

#Preview("Reminders") {
  PageView(page: Page.all[1])
}
