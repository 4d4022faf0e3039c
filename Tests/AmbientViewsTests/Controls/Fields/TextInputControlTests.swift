import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Modifiers for the editing of text` {
  /// Returns the value of the attribute for each text field, secure field and text editor.
  private func values(
    of attribute: ElementAttribute<String>,
    in host: TestHost
  ) -> [String?] {
    let kinds: [ElementKind] = [.textField, .secureField, .textEditor]
    return host.elements.filter { kinds.contains($0.kind) }.map { $0[attribute] }
  }

  @Test func `writingToolsAffordanceVisibility becomes an attribute of fields and editors`() {
    let host = TestHost {
      Group {
        TextField("a", text: .constant(""))
        TextEditor(text: .constant(""))
        SecureField("b", text: .constant("")).writingToolsAffordanceVisibility(.automatic)
      }
      .writingToolsAffordanceVisibility(.hidden)
    }
    #expect(values(of: .writingToolsAffordance, in: host) == ["hidden", "hidden", nil])
  }

  @Test func `textInputFormattingControlVisibility becomes attributes of text editors`() {
    let host = TestHost {
      Group {
        TextEditor(text: .constant(""))
        TextEditor(text: .constant(""))
          .textInputFormattingControlVisibility(.visible, for: .contextMenu)
        TextEditor(text: .constant(""))
          .textInputFormattingControlVisibility(.automatic, for: .inputAssistant)
        TextField("a", text: .constant(""))
      }
      .textInputFormattingControlVisibility(.hidden, for: .all)
    }
    #expect(
      values(of: .hiddenFormattingControls, in: host)
        == ["contextMenu inputAssistant", "inputAssistant", "contextMenu", nil]
    )
    #expect(values(of: .visibleFormattingControls, in: host) == [nil, "contextMenu", nil, nil])
  }

  @Test func `writingDirection becomes an attribute of texts and fields`() {
    struct Screen: View {
      @State private var followsLayout = false
      var body: some View {
        Button("Change") { followsLayout = true }
        Group {
          Text("a")
          TextField("b", text: .constant(""))
          TextField("c", text: .constant("")).writingDirection(strategy: .default)
        }
        .writingDirection(strategy: followsLayout ? .layoutBased : .contentBased)
      }
    }
    let host = TestHost { Screen() }
    let text = { host.elements(of: .text).first { $0.text == "a" }?[.writingDirection] }
    #expect(text() == "contentBased")
    #expect(values(of: .writingDirection, in: host) == ["contentBased", nil])
    #expect(host.bodies { host.tap("Change") } == ["Screen"])
    #expect(text() == "layoutBased")
    #expect(values(of: .writingDirection, in: host) == ["layoutBased", nil])
  }
}
