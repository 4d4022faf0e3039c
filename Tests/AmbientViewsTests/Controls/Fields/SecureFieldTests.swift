import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A secure field` {
  private struct SignIn: View {
    @State private var password = ""
    @State private var attempts = 0

    var body: some View {
      SecureField("Password", text: $password)
        .onSubmit { attempts += 1 }
      Strength(password: $password)
      Text("attempts \(attempts)")
    }
  }

  private struct Strength: View {
    @Binding var password: String
    var body: some View { Text(password.count < 8 ? "weak" : "strong") }
  }

  @Test func `A secure field is an element that contains its label`() {
    let title: Substring = "Code"
    let host = TestHost {
      SecureField("Password", text: .constant("moss"), prompt: Text("Required"))
      SecureField(title, text: .constant(""))
      SecureField(text: .constant("")) { Image(systemName: "key") }
    }
    #expect(
      host.tree == """
        SecureField prompt=Required text=moss
          Text "Password"
        SecureField text=
          Text "Code"
        SecureField text=
          Image systemName=key
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test func `Modifiers of text fields and of controls become attributes of a secure field`() {
    let host = TestHost {
      SecureField("Password", text: .constant(""))
        .textFieldStyle(.roundedBorder)
        .submitLabel(.go)
        .controlSize(.large)
        .labelsHidden()
        .tint(.green)
        .disabled(true)
    }
    #expect(
      host.tree == """
        SecureField controlSize=large labels=hidden style=roundedBorder submitLabel=go text= \
        tint=green disabled
          Text "Password"
        """
    )
  }

  @Test func `A secure field passes its text to the host, which hides the text`() {
    let host = TestHost { SignIn() }
    host.type("moss", into: "Password")
    #expect(host.elements[0][.text] == "moss")
    #expect(!host.texts.contains("moss"))
  }

  @Test func `A write by a secure field re-runs only the bodies that read the text`() {
    let host = TestHost { SignIn() }
    #expect(host.takeBodies() == ["SignIn", "Strength"])
    #expect(host.bodies { host.type("moss and fern", into: "Password") } == ["Strength"])
    #expect(host.texts == ["Password", "strong", "attempts 0"])
  }

  @Test func `A secure field performs the actions of onSubmit`() {
    let host = TestHost { SignIn() }
    host.takeBodies()
    host.viewTree.send(.submit, to: host.elements[0])
    host.settle()
    #expect(host.texts.last == "attempts 1")
    #expect(host.takeBodies() == ["SignIn"])
  }

  private struct Focused: View {
    @FocusState private var isFocused: Bool
    var body: some View {
      SecureField("Password", text: .constant("")).focused($isFocused)
      Text("\(isFocused)")
    }
  }

  @Test func `A secure field can have the focus`() {
    let host = TestHost { Focused() }
    host.focus("Password")
    #expect(host.texts == ["Password", "true"])
  }
}
