import SwiftUI

/// An introduction in pages, with a button to the next one, and a way to skip the rest.
public struct OnboardingScreen: View {
  @State private var progress = Progress(pages: Page.all)
  private let onFinish: @MainActor () -> Void

  /// Creates an introduction.
  ///
  /// - Parameter onFinish: The action after the last page, or when the user skips the rest.
  public init(onFinish: @escaping @MainActor () -> Void = {}) {
    self.onFinish = onFinish
  }

  /// The views of the screen.
  public var body: some View {
    VStack(spacing: 24) {
      SkipButton(action: onFinish)
      Pages(progress: progress)
      PageDots()
      NextButton(onFinish: onFinish)
    }
    .padding(.vertical)
    .environment(progress)
  }
}

/// The pages, which the user swipes from one to the next.
private struct Pages: View {
  @Bindable var progress: Progress

  var body: some View {
    TabView(selection: $progress.selection) {
      ForEach(progress.pages) { page in
        PageView(page: page)
          .tag(page.id)
      }
    }
    // `PageDots` replaces the dots of the tab view.
    .tabViewStyle(.page(indexDisplayMode: .never))
    .accessibilityIdentifier("pages")
  }
}

/// A button that ends the introduction.
///
/// It is hidden on the last page, where the button "Get Started" also ends the introduction.
private struct SkipButton: View {
  let action: @MainActor () -> Void

  @Environment(Progress.self) private var progress

  var body: some View {
    HStack {
      Spacer()
      Button("Skip", action: action)
        .tint(progress.page.color)
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
    .buttonStyle(.filled(progress.page.color))
    .padding(.horizontal, 32)
  }
}

#Preview {
  OnboardingScreen()
}
