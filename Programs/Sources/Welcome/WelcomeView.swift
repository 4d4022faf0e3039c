import SwiftUI

struct WelcomeView: View {
  let onFinish: @MainActor () -> Void
  @State private var page = WelcomePage.hello
  @AppStorage("welcome.name") private var name = ""
  @AppStorage("welcome.interests") private var interests = Interests()
  @AppStorage("welcome.reminders") private var hasReminders: Bool?
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(WelcomePage.allCases) { page in
          PageView(page: page) {
            content(of: page)
          }
          .tag(page)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      dots
      Button(page == .finish ? "Start" : "Continue", action: goOn)
        .buttonStyle(ProminentStyle())
        .disabled(!isComplete)
        .padding()
    }
    .overlay(alignment: .topTrailing) {
      if page != .finish {
        Button("Skip", action: onFinish)
          .padding()
          .transition(.opacity.animation(.easeOut(duration: 0.2)))
      }
    }
    .background {
      MeshGradient(
        width: 2,
        height: 2,
        points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.pink.opacity(0.3), .clear, .clear, .blue.opacity(0.3)]
      )
      .ignoresSafeArea()
    }
  }

  private var isComplete: Bool {
    switch page {
    case .hello: !name.isEmpty
    case .interests: !interests.topics.isEmpty
    case .notifications: hasReminders != nil
    case .finish: true
    }
  }

  private var dots: some View {
    HStack {
      ForEach(WelcomePage.allCases) { dot in
        Circle()
          .fill(dot == page ? .primary : .quaternary)
          .frame(width: 8)
          .scaleEffect(dot == page ? 1.3 : 1)
      }
    }
    .frame(height: 20)
    .accessibilityElement()
    .accessibilityLabel("Page \(page.rawValue + 1) of \(WelcomePage.allCases.count)")
  }

  @ViewBuilder private func content(of page: WelcomePage) -> some View {
    switch page {
    case .hello:
      TextField("Your name", text: $name)
        .textFieldStyle(.roundedBorder)
        .submitLabel(.continue)
        .onSubmit(goOn)
    case .interests:
      ForEach(Interests.all, id: \.self) { topic in
        Toggle(topic, isOn: binding(to: topic))
      }
      .toggleStyle(.switch)
    case .notifications:
      ReminderChoice(choice: $hasReminders)
    case .finish:
      Text("Have fun, \(name)!")
    }
  }

  private func binding(to topic: String) -> Binding<Bool> {
    Binding {
      interests.topics.contains(topic)
    } set: {
      if $0 { interests.topics.insert(topic) } else { interests.topics.remove(topic) }
    }
  }

  private func goOn() {
    guard isComplete else { return }
    guard let next = page.next else { return onFinish() }
    withAnimation(reduceMotion ? nil : .smooth(duration: 0.4)) { page = next }
  }
}

struct PageView<Content: View>: View {
  let page: WelcomePage
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: page.symbol)
        .font(.system(size: 60))
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      Text(page.title)
        .font(.largeTitle.bold())
        .accessibilityAddTraits(.isHeader)
      content()
    }
    .padding(32)
  }
}

struct ProminentStyle: PrimitiveButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity)
      .padding()
      .background(Color.accentColor.opacity(isEnabled ? 1 : 0.4), in: .rect(cornerRadius: 14))
      .foregroundStyle(.white)
      .onTapGesture { configuration.trigger() }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { configuration.trigger() }
  }
}

struct ReminderChoice: View {
  @Binding var choice: Bool?
  @State private var isAsking = false
  @Environment(\.notifications) private var notifications

  var body: some View {
    if let choice {
      Label(choice ? "Reminders are on" : "Reminders are off", systemImage: "bell")
        .transition(.blurReplace)
    } else {
      Button("Allow reminders") { isAsking = true }
        .disabled(isAsking)
        .task(id: isAsking) {
          guard isAsking else { return }
          let answer = try? await notifications.requestAuthorization()
          withAnimation { choice = answer ?? false }
          isAsking = false
        }
      Button("Not now") { choice = false }
        .buttonStyle(.link)
    }
  }
}
