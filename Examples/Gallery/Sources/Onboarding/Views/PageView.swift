import SwiftUI

/// A symbol in a disk, with a title and a message below it.
struct PageView: View {
  let page: Page

  var body: some View {
    VStack(spacing: 24) {
      Emblem(symbol: page.symbol, color: page.color)
        .frame(maxWidth: 160)
      VStack(spacing: 8) {
        Text(page.title)
          .font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
        Text(page.message)
          .multilineTextAlignment(.center)
          .foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityIdentifier(page.id)
  }
}

#Preview("Reminders") {
  PageView(page: Page.all[1])
}
