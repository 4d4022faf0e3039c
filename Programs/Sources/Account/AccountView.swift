import SwiftUI

struct AccountView: View {
  @EnvironmentObject private var session: Session
  @State private var mode = Mode.signIn

  enum Mode: String, CaseIterable, Identifiable {
    case signIn = "Sign in"
    case signUp = "Sign up"
    var id: String { rawValue }
  }

  var body: some View {
    NavigationStack {
      if let user = session.user {
        ProfileView(user: user)
      } else {
        VStack {
          Picker("Mode", selection: $mode.animation()) {
            ForEach(Mode.allCases) { mode in
              Text(mode.rawValue).tag(mode)
            }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          switch mode {
          case .signIn: SignInForm()
          case .signUp: SignUpForm(service: session.service)
          }
        }
        .navigationTitle("Account")
      }
    }
    .alert(
      "Cannot continue",
      isPresented: Binding(get: { session.error != nil }, set: { if !$0 { session.error = nil } }),
      presenting: session.error
    ) { _ in
      // The system adds a button that closes the alert.
    } message: { error in
      Text(
        [error.errorDescription, error.recoverySuggestion].compactMap { $0 }.joined(separator: "\n")
      )
    }
  }
}

struct ProfileView: View {
  let user: User
  @EnvironmentObject private var session: Session

  var body: some View {
    Form {
      LabeledContent("Name", value: user.name)
      LabeledContent {
        Text(verbatim: user.email).privacySensitive()
      } label: {
        Label("Email", systemImage: "envelope")
      }
      Button("Sign out", role: .destructive, action: session.signOut)
    }
    .navigationTitle("Hello, \(user.name)")
    .navigationSubtitle(user.email)
  }
}

struct SignInForm: View {
  @EnvironmentObject private var session: Session
  @AppStorage("account.email") private var email = ""
  @State private var password = ""
  @State private var showsPassword = false
  @State private var attempt: Int?
  @FocusState private var isPasswordFocused: Bool

  var body: some View {
    Form {
      TextField("Email", text: $email)
        .textContentType(.username)
        .onSubmit { isPasswordFocused = true }
      HStack {
        Group {
          if showsPassword {
            TextField("Password", text: $password)
          } else {
            SecureField("Password", text: $password, prompt: Text("Required"))
          }
        }
        .textContentType(.password)
        .focused($isPasswordFocused)
        .onSubmit(signIn)
        Button(
          showsPassword ? "Hide password" : "Show password",
          systemImage: showsPassword ? "eye.slash" : "eye"
        ) {
          showsPassword.toggle()
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
      }
      Button(action: signIn) {
        ZStack {
          Text("Sign in").opacity(attempt == nil ? 1 : 0)
          if attempt != nil { ProgressView() }
        }
      }
      .disabled(email.isEmpty || password.isEmpty || attempt != nil)
    }
    .scrollDismissesKeyboard(.interactively)
    .task(id: attempt) {
      guard attempt != nil else { return }
      await session.perform {
        try await session.service.signIn(email: email, password: password)
      }
      attempt = nil
      password = ""
    }
  }

  private func signIn() { attempt = (attempt ?? 0) + 1 }
}

struct SignUpForm: View {
  @StateObject private var model: SignUpModel
  @EnvironmentObject private var session: Session

  init(service: any AuthService) {
    _model = StateObject(wrappedValue: SignUpModel(service: service, scheduler: DispatchQueue.main))
  }

  var body: some View {
    Form {
      TextField("Name", text: $model.name)
      Section {
        TextField("Email", text: $model.email)
          .keyboardType(.emailAddress)
          .autocorrectionDisabled(true)
      } footer: {
        MessageView(message: model.emailMessage)
      }
      Section {
        SecureField("New password", text: $model.password)
          .textContentType(.newPassword)
        SecureField("Repeat password", text: $model.repeated)
      } footer: {
        MessageView(message: model.passwordMessage)
      }
      Gauge(value: Double(model.strength.rawValue), in: 0...2) {
        Text("Strength")
      } currentValueLabel: {
        Text("\(model.strength)" as String)
      }
      .tint(Gradient(colors: [.red, .yellow, .green]))
      Toggle(isOn: $model.acceptsTerms) {
        Text("I accept the [terms](https://example.com/terms)")
      }
      Button("Create account") {
        Task { await session.perform(model.submit) }
      }
      .disabled(!model.isValid || model.isBusy)
    }
  }
}

/// Shows what is wrong with a field.
struct MessageView: View {
  let message: String?

  var body: some View {
    message.map { message in
      Label(message, systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
        .font(.footnote)
    }
  }
}

struct AccountApp: App {
  @StateObject private var session = Session(
    service: MemoryAuthService(User(name: "Ada", email: "ada@example.com"), password: "engine1843")
  )

  var body: some Scene {
    WindowGroup { AccountView().environmentObject(session) }
  }
}
