import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Text input` {
  private func attributes(_ view: some View) -> String {
    let host = TestHost { view }
    return host.tree.split(separator: "\n").first.map(String.init) ?? ""
  }

  private var field: some View { TextField("", text: .constant("")) }

  @Test func `Modifiers for text input become attributes of text fields and text editors`() {
    #expect(attributes(field.keyboardType(.numberPad)) == "TextField keyboard=numberPad text=")
    #expect(attributes(field.keyboardType(.default)) == "TextField text=")
    #expect(
      attributes(field.textContentType(.emailAddress)) == "TextField contentType=emailAddress text="
    )
    #expect(
      attributes(field.textInputAutocapitalization(.never))
        == "TextField capitalization=never text="
    )
    #expect(
      attributes(field.autocapitalization(.allCharacters))
        == "TextField capitalization=characters text="
    )
    #expect(
      attributes(field.writingToolsBehavior(.limited)) == "TextField text= writingTools=limited"
    )
    #expect(
      attributes(TextEditor(text: .constant("")).keyboardType(.decimalPad))
        == "TextEditor keyboard=decimalPad text="
    )
    #expect(
      attributes(SecureField("", text: .constant("")).textContentType(.newPassword))
        == "SecureField contentType=newPassword text="
    )
  }

  private struct Contact: View {
    @State private var isNumber = false

    var body: some View {
      Group {
        TextField("A", text: .constant("1"))
        TextField("B", text: .constant("2")).keyboardType(.URL)
      }
      .keyboardType(isNumber ? .phonePad : .emailAddress)
      .textContentType(nil)
      Button("Number") { isNumber = true }
    }
  }

  @Test func `A text field inherits a new keyboard type, and only the body that sets it runs`() {
    let host = TestHost { Contact() }
    #expect(host.elements(of: .textField).map { $0[.keyboard] } == ["emailAddress", "URL"])
    #expect(host.bodies { host.tap("Number") } == ["Contact"])
    #expect(host.elements(of: .textField).map { $0[.keyboard] } == ["phonePad", "URL"])
  }

  @Test func `Types for text input have the names and initializers of UIKit`() {
    let type: UIKeyboardType? = .alphabet
    #expect(type == .asciiCapable)
    #expect(TextInputAutocapitalization(.words) == .words)
    #expect(TextInputAutocapitalization(.sentences) == .sentences)
  }

  private struct Trip: View {
    @State private var city = ""

    var body: some View {
      TextField("City", text: $city)
        .textInputSuggestions(["Bonn", "Berlin"], id: \.self) {
          Text($0).textInputCompletion($0)
        }
      TextField("Other", text: .constant(""))
    }
  }

  @Test func `Suggestions complete the text of the field that has the focus`() {
    let host = TestHost { Trip() }
    #expect(!host.texts.contains("Bonn"))
    #expect(host.bodies { host.focus("City") } == [])
    #expect(host.texts.contains("Bonn"))
    #expect(host.bodies { host.tap("Berlin") } == [])
    #expect(host.tree.contains("TextField text=Berlin"))
    host.focus("Other")
    #expect(!host.texts.contains("Bonn"))
  }

  @Test func `A search completion writes the text of a search field`() {
    struct Songs: View {
      @State private var text = ""
      var body: some View {
        Text("Autumn Leaves").searchCompletion("autumn").searchable(text: $text)
      }
    }
    let host = TestHost { Songs() }
    host.tap("Autumn Leaves")
    #expect(host.elements.first?[.text] == "autumn")
  }
}
