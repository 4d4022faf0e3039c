import SwiftUI

struct RootView: View {
  @AppStorage("welcome.done") private var isDone = false
  @AppStorage("welcome.name") private var name = ""

  var body: some View {
    ZStack {
      if isDone {
        HomeView(name: name) { isDone = false }
          .transition(
            .asymmetric(insertion: .scale(scale: 0.9).combined(with: .opacity), removal: .identity)
          )
      } else {
        WelcomeView { withAnimation(.easeInOut) { isDone = true } }
          .transition(SlideUp())
          .zIndex(1)
      }
    }
  }
}

/// Moves a view up when it leaves.
struct SlideUp: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(y: phase == .didDisappear ? -600 : 0)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  static let properties = TransitionProperties(hasMotion: true)
}

struct HomeView: View {
  let name: String
  let onReset: @MainActor () -> Void

  var body: some View {
    VStack {
      Text(name.isEmpty ? "Hello!" : "Hello, \(name)!")
        .accessibilityAddTraits(.isHeader)
      Button("Show the introduction again", action: onReset)
    }
  }
}

struct WelcomeApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
      .windowResizability(.contentSize)
  }
}
