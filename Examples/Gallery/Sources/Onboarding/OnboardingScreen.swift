import SwiftUI

/// An introduction in pages, with a button to the next one, and a way to skip the rest.
public struct OnboardingScreen: View {
  @State private var progress = Progress(pages: Page.all)
  private let onFinish: @MainActor () -> Void

  /// Creates an introduction.
  ///
  /// - Parameter onFinish: The action after the last page, or when the reader skips the rest.
  public init(onFinish: @escaping @MainActor () -> Void = {}) {
    self.onFinish = onFinish
  }

  /// The views of the screen.
  public var body: some View {
    VStack(spacing: 24) {
      SkipButton(action: onFinish)
      Pager(progress.pages, index: progress.index) { page in
        PageView(page: page)
      }
      PageDots()
      NextButton(onFinish: onFinish)
    }
    .padding(.vertical)
    .tint(progress.pages[progress.index].color)
    .environment(progress)
  }
}

/// Leaves the introduction; hidden on the last page, where the other button does the same.
private struct SkipButton: View {
  let action: @MainActor () -> Void

  @Environment(Progress.self) private var progress

  var body: some View {
    HStack {
      Spacer()
      Button("Skip", action: action)
        .opacity(progress.isLast ? 0 : 1)
        .disabled(progress.isLast)
    }
    .padding(.horizontal)
  }
}

private struct NextButton: View {
  let onFinish: @MainActor () -> Void

  @Environment(Progress.self) private var progress

  var body: some View {
    Button(progress.isLast ? "Get Started" : "Continue") {
      if progress.isLast {
        onFinish()
      } else {
        withAnimation { progress.advance() }
      }
    }
    .buttonStyle(.filled(progress.pages[progress.index].color))
    .padding(.horizontal, 32)
  }
}

#Preview {
  OnboardingScreen()
}
