import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A presentation that takes the focus` {
  private enum Field { case a, b, inside }

  private struct Screen: View {
    var hasDefault = true
    @State private var text = ""
    @State private var isOpen = false
    @FocusState private var field: Field?

    var body: some View {
      TextField("A", text: $text).focused($field, equals: .a)
      TextField("B", text: $text).focused($field, equals: .b)
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          Inside(hasDefault: hasDefault)
          Button("Behind") { field = .b }
        }
      Status(field: $field)
    }
  }

  private struct Status: View {
    @FocusState.Binding var field: Field?
    var body: some View { Text(field.map { "\($0)" } ?? "nothing") }
  }

  private struct Inside: View {
    let hasDefault: Bool
    @State private var text = ""
    @State private var isNested = false
    @FocusState private var field: Field?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      if hasDefault {
        TextField("In", text: $text).focused($field, equals: .inside).defaultFocus($field, .inside)
      } else {
        TextField("In", text: $text).focused($field, equals: .inside)
      }
      Button("Nest") { isNested = true }
        .alert("Nested", isPresented: $isNested) { TextField("Code", text: $text) }
      Button("Done") { dismiss() }
      Text(field == nil ? "out" : "in")
    }
  }

  @Test func `A sheet focuses its default field and returns the focus when it closes`() {
    let host = TestHost { Screen() }
    host.focus("A")
    #expect(host.texts.last == "a")
    host.takeBodies()
    host.tap("Open")
    #expect(host.focusedLabel == "In")
    #expect(host.texts.contains("in"))
    #expect(host.takeBodies() == ["Inside", "Inside", "Status"])
    host.tap("Done")
    #expect(host.focusedLabel == "A")
    #expect(host.texts.last == "a")
    #expect(host.takeBodies() == ["Status"])
  }

  @Test func `A view behind a sheet cannot have the focus`() {
    let host = TestHost { Screen(hasDefault: false) }
    host.focus("A")
    host.tap("Open")
    #expect(host.focusedLabel == nil)
    host.tap("Behind")
    #expect(host.focusedLabel == nil)
    #expect(host.viewTree.focusableElements.map(\.text) == [nil])
    withKnownIssue("The field is behind the sheet on purpose.") {
      host.focus("B")
    } matching: {
      $0.comments == [
        """
        TextField "B" is out of reach, and cannot have the focus.

        To fix this:
          • Close the sheet or page in front of the view.
        """
      ]
    }
    host.focus("In")
    #expect(host.focusedLabel == "In")
    host.tap("Done")
    #expect(host.focusedLabel == "A")
  }

  @Test func `When an alert in a sheet closes, the focus returns to the field in the sheet`() {
    let host = TestHost { Screen() }
    host.focus("B")
    host.tap("Open")
    host.tap("Nest")
    #expect(host.focusedLabel == nil)
    host.focus("Code")
    #expect(host.focusedLabel == "Code")
    host.tap("OK")
    #expect(host.focusedLabel == "In")
    host.tap("Nest")
    host.focus("Code")
    host.tap("OK")
    host.dismiss()
    #expect(host.focusedLabel == "B")
  }

  @Test func `If no view has focus when a sheet opens, no view has focus after the sheet closes`() {
    let host = TestHost { Screen() }
    host.tap("Open")
    #expect(host.focusedLabel == "In")
    host.dismiss()
    #expect(host.focusedLabel == nil)
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Replacing: View {
    @State private var text = ""
    @State private var item: Item?
    var body: some View {
      TextField("A", text: $text)
      Button("Open") { item = Item(id: 1) }
        .sheet(item: $item) { shown in
          TextField("In \(shown.id)", text: $text)
          Button("Next") { item = Item(id: 2) }
        }
    }
  }

  @Test func `A sheet that replaced a sheet returns the focus to the field behind both sheets`() {
    let host = TestHost { Replacing() }
    host.focus("A")
    host.tap("Open")
    host.focus("In 1")
    host.tap("Next")
    host.focus("In 2")
    host.dismiss()
    #expect(host.focusedLabel == "A")
  }
}
