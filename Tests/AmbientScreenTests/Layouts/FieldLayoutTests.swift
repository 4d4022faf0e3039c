import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("A field on a screen") @MainActor
struct FieldLayoutTests {
  /// Draws a view as SVG, and returns the lines with `text` tags.
  private func texts<Content: View>(_ view: Content) -> [String] {
    lines { view }.filter { $0.tagName == "text" }
  }

  @Test func `An empty field without a prompt shows its title`() {
    for text in [
      texts(TextField("Name", text: .constant(""))),
      texts(SecureField("Name", text: .constant(""))),
      texts(TextField(text: .constant("")) { Text("Name") }),
    ] {
      #expect(text.count == 1)
      #expect(text.first?.hasSuffix("fill-opacity=\"0.3\">Name</text>") == true)
    }
  }

  @Test func `A field with a prompt or a text hides its title`() {
    let prompt = texts(TextField("Name", text: .constant(""), prompt: Text("Required")))
    #expect(prompt.map { $0.hasSuffix("fill-opacity=\"0.3\">Required</text>") } == [true])
    let text = texts(TextField("Name", text: .constant("Ada")))
    #expect(text.map { $0.hasSuffix(">Ada</text>") } == [true])
    let secret = texts(SecureField("Name", text: .constant("Ada")))
    #expect(secret.map { $0.hasSuffix(">•••</text>") } == [true])
    let host = TestHost(size: CGSize(width: 100, height: 40)) {
      TextField("Name", text: .constant("Ada"))
    }
    #expect(host.frame(of: "Name") == nil)
  }

  @Test func `An empty field on a terminal shows its title`() {
    func picture<Content: View>(_ view: Content) -> String {
      TestHost(screen: .cells(columns: 9, rows: 1)) { view }.picture
    }
    #expect(picture(TextField("Name", text: .constant(""))) == "Name_____")
    #expect(picture(SecureField("Name", text: .constant(""))) == "Name_____")
  }

  @Test func `The title of a field has one line, inside the insets of the field style`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      TextField("one two three four", text: .constant("")).textFieldStyle(.roundedBorder)
    }
    // The insets of 7 points leave 86 points. That is enough for 10 of the 18 characters.
    let title = host.frame(of: "one two three four")
    #expect(title == CGRect(x: 7, y: 42, width: 80, height: 16))
  }

  @Test func `A new title or text resizes a field, and runs only bodies that read the new value`() {
    struct Form: View {
      @State private var title = "Name"
      @State private var name = ""
      var body: some View {
        Plain()
        TextField(title, text: $name).fixedSize()
        Button("More") { title += "s" }
      }
    }
    struct Plain: View { var body: some View { Text("plain") } }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Form() }
    func width() -> CGFloat? {
      host.elements(of: .textField).first.flatMap { host.frame(of: $0) }?.width
    }
    // Each character is 8 points wide. The empty field shows its title "Name".
    #expect(width() == 32)
    // The title becomes "Names".
    #expect(host.bodies { host.tap("More") } == ["Form"])
    #expect(width() == 40)
    // The field shows the typed "A" instead of its title.
    #expect(host.bodies { host.type("A", into: "Names") } == [])
    #expect(width() == 8)
  }
}
