import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Modifiers in a presentation` {
  @Test func `Presentation modifiers become attributes of the sheet`() {
    let host = TestHost {
      Text("base").sheet(isPresented: .constant(true)) {
        Text("sheet")
          .presentationCompactAdaptation(horizontal: .popover, vertical: .none)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationContentInteraction(.scrolls)
          .presentationBreakthroughEffect(.subtle)
          .presentationSizing(.form.fitted(horizontal: false, vertical: true))
          .presentationPreventsAppTermination(true)
          .presentationBackground(.red)
      }
    }
    let sheet = host.elements(of: .sheet)[0]
    #expect(sheet[.horizontalAdaptation] == "popover")
    #expect(sheet[.verticalAdaptation] == "none")
    #expect(sheet[.backgroundInteraction] == "enabled(upThrough: medium)")
    #expect(sheet[.contentInteraction] == "scrolls")
    #expect(sheet[.breakthrough] == "subtle")
    #expect(sheet[.presentationSizing] == "form fitted(vertical)")
    #expect(sheet[.preventsTermination] == true)
    let background = host.elements(of: .containerBackground)[0]
    #expect(background[.container] == "presentation" && background[.style] == "red")
  }

  @Test func `A presentation modifier with the value automatic sets no attribute`() {
    let host = TestHost {
      Text("base").sheet(isPresented: .constant(true)) {
        Text("sheet")
          .presentationCompactAdaptation(.automatic)
          .presentationBackgroundInteraction(.automatic)
          .presentationContentInteraction(.automatic)
          .presentationBreakthroughEffect(.automatic)
          .presentationSizing(.automatic)
      }
    }
    #expect(host.elements(of: .sheet)[0].attributes == ElementAttributes())
  }

  @Test func `The modifier breakthroughEffect becomes an element`() {
    let host = TestHost {
      Text("a").breakthroughEffect(.prominent)
      Text("b").breakthroughEffect(.automatic)
    }
    let names = host.elements(of: .breakthroughEffect).map { $0[.breakthrough] }
    #expect(names == ["prominent", nil])
    #expect(host.texts == ["a", "b"])
  }
}

@Suite @MainActor struct `Action sheets` {
  private struct Root: View {
    @State private var isAsking = true
    @State private var answer = ""
    var body: some View {
      Text("answer: \(answer)").actionSheet(isPresented: $isAsking) {
        ActionSheet(
          title: Text("Delete?"),
          message: Text("It is gone then."),
          buttons: [
            .destructive(Text("Delete")) { answer = "delete" },
            .default(Text("Archive")) { answer = "archive" },
          ]
        )
      }
    }
  }

  @Test func `An action sheet has the declared buttons and a cancel button`() {
    let host = TestHost { Root() }
    #expect(host.texts == ["answer: ", "It is gone then.", "Delete", "Archive", "Cancel"])
    host.answer("Delete?", with: "Archive")
    #expect(host.texts == ["answer: archive"])
  }

  @Test func `An action sheet can be presented for an item`() {
    struct Item: Identifiable { let id: Int }
    struct Items: View {
      @State private var item: Item? = Item(id: 1)
      var body: some View {
        Text(item == nil ? "none" : "item").actionSheet(item: $item) {
          ActionSheet(title: Text("Item \($0.id)"), buttons: [.cancel()])
        }
      }
    }
    let host = TestHost { Items() }
    host.answer("Item 1", with: "Cancel")
    #expect(host.texts == ["none"])
  }
}

@Suite @MainActor struct `Modifiers of dialogs` {
  @Test func `An alert can have an icon, a severity and a suppression toggle`() {
    struct Root: View {
      @State private var isAsking = true
      @State private var isSuppressed = false
      var body: some View {
        Text(isSuppressed ? "suppressed" : "asks again")
          .alert("Delete?", isPresented: $isAsking) { Button("Delete") {} }
          .dialogIcon(Image(systemName: "trash"))
          .dialogSeverity(.critical)
          .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
      }
    }
    let host = TestHost { Root() }
    #expect(host.elements(of: .alert)[0][.severity] == "critical")
    #expect(host.elements(of: .dialogIcon)[0].children[0][.systemName] == "trash")
    host.toggle("Never again")
    #expect(host.texts.first == "suppressed")
    host.answer("Delete?", with: "Delete")
    #expect(host.elements(of: .alert).isEmpty)
  }
}
