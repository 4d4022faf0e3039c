import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Trouble: LocalizedError {
  var errorDescription: String? { "No power" }
  var recoverySuggestion: String? { "Plug it in" }
}

@Suite @MainActor struct `An alert` {
  private struct Deleting: View {
    @State private var isAsking = false
    @State private var log: [String] = []
    @State private var isSure = false

    var body: some View {
      Button("Delete") { isAsking = true }
        .alert("Delete it?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { log.append("deleted while asking \(isAsking)") }
          if isSure { Button("Keep", role: .cancel) {} }
        } message: {
          Text("For good.")
        }
      Button("Be sure") { isSure = true }
      Text(log.joined())
    }
  }

  @Test func `A button of an alert performs its action before the alert closes`() {
    let host = TestHost { Deleting() }
    host.tap("Delete")
    #expect(
      host.tree == """
        Button
          Text "Delete"
        Alert "Delete it?"
          Message
            Text "For good."
          Button role=destructive
            Text "Delete"
        Button
          Text "Be sure"
        Text ""
        """
    )
    host.takeBodies()
    host.tap("Delete")
    #expect(host.texts == ["Delete", "Be sure", "deleted while asking true"])
    #expect(host.takeBodies() == ["Deleting"])
  }

  private struct Finished: View {
    @State private var isAlertShown = true
    var body: some View { Text("below").alert("Done", isPresented: $isAlertShown) {} }
  }

  @Test func `An alert whose content has no buttons gets an OK button`() {
    let host = TestHost { Finished() }
    #expect(host.texts == ["below", "OK"])
    #expect(host.takeBodies() == ["Finished"])
    host.tap("OK")
    #expect(host.texts == ["below"])
    #expect(host.takeBodies() == [])
  }

  private struct Failing: View {
    @State private var error: Trouble?
    @State private var isShowing = false
    var body: some View {
      Button("Fail") {
        error = Trouble()
        isShowing = true
      }
      Button("Only show") { isShowing = true }
        .alert(isPresented: $isShowing, error: error) { _ in
          Button("Retry") { error = nil }
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
    }
  }

  @Test func `The title of an alert for an error is the description of the error`() {
    let host = TestHost { Failing() }
    host.tap("Only show")
    #expect(host.elements.filter { $0.kind == .alert }.isEmpty)
    host.tap("Fail")
    #expect(host.elements.first { $0.kind == .alert }?.text == "No power")
    #expect(host.texts == ["Fail", "Only show", "Plug it in", "Retry"])
    host.tap("Retry")
    #expect(host.texts == ["Fail", "Only show"])
  }

  private struct Naming: View {
    let names = ["Ada"]
    @State private var name: String?
    @State private var isAsking = false
    @State private var text = ""
    var body: some View {
      Button("Ask") {
        name = names.first
        isAsking = true
      }
      .alert(Text("Who?"), isPresented: $isAsking, presenting: name) { name in
        TextField("Name", text: $text)
        Button("Call \(name)") { text += "!" }
      }
      Text(text)
    }
  }

  @Test func `An alert can present data and can contain a text field`() {
    let host = TestHost { Naming() }
    host.tap("Ask")
    host.type("Bo", into: "Name")
    host.tap("Call Ada")
    #expect(host.texts == ["Ask", "Bo!"])
  }

  private struct Counting: View {
    @State private var number = 1
    @State private var isAsking = false
    var body: some View {
      Button("Ask") { isAsking = true }
        .alert("Which?", isPresented: $isAsking, presenting: number) { number in
          Button("Take \(number)") {}
        }
      Button("Next") { number += 1 }
    }
  }

  @Test func `An open alert updates after a change of the data that it presents`() {
    let host = TestHost { Counting() }
    host.tap("Ask")
    #expect(host.texts == ["Ask", "Take 1", "Next"])
    host.takeBodies()
    host.tap("Next")
    #expect(host.texts == ["Ask", "Take 2", "Next"])
    #expect(host.takeBodies() == ["Counting"])
  }

  private struct Old: View {
    struct Danger: Identifiable { let id: String }
    @State private var danger: Danger?
    @State private var isAlertShown = false
    @State private var log = ""
    var body: some View {
      Button("Danger") { danger = Danger(id: "fire") }
        .alert(item: $danger) { danger in
          Alert(
            title: Text(danger.id),
            message: Text("Run"),
            primaryButton: .destructive(Text("Stay")) { log += "stayed" },
            secondaryButton: .cancel()
          )
        }
      Button("Tell") { isAlertShown = true }
        .alert(isPresented: $isAlertShown) { Alert(title: Text("Told")) }
      Text(log)
    }
  }

  @Test func `An alert can be declared as a value of type Alert`() {
    let host = TestHost { Old() }
    host.tap("Danger")
    #expect(
      host.tree == """
        Button
          Text "Danger"
        Alert "fire"
          Message
            Text "Run"
          Button role=destructive
            Text "Stay"
          Button role=cancel
            Text "Cancel"
        Button
          Text "Tell"
        Text ""
        """
    )
    host.tap("Stay")
    #expect(host.texts == ["Danger", "Tell", "stayed"])
    host.tap("Tell")
    host.tap("OK")
    #expect(host.texts == ["Danger", "Tell", "stayed"])
  }
}

@Suite @MainActor struct `A confirmation dialog` {
  private struct Choosing: View {
    @State private var isAsking = true
    @State private var hasOwnCancel = false
    @State private var choice = ""
    var body: some View {
      Text("chosen: \(choice)")
        .confirmationDialog("Which?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Red") { choice = "red" }
          Button("Offer a way out") { hasOwnCancel = true }
          if hasOwnCancel { Button("Neither", role: .cancel) { choice = "none" } }
        }
      Button("Ask") { isAsking = true }
    }
  }

  @Test func `A confirmation dialog adds a cancel button only if its content has none`() {
    let host = TestHost { Choosing() }
    #expect(
      host.tree == """
        Text "chosen: "
        ConfirmationDialog "Which?" titleVisibility=visible
          Button
            Text "Red"
          Button
            Text "Offer a way out"
          Button role=cancel
            Text "Cancel"
        Button
          Text "Ask"
        """
    )
    host.tap("Offer a way out")
    host.tap("Ask")
    #expect(
      host.texts == ["chosen: ", "Red", "Offer a way out", "Neither", "Ask"]
    )
    host.tap("Neither")
    #expect(host.texts == ["chosen: none", "Ask"])
  }

  @Test func `A confirmation dialog presents an item, and does not appear while the item is nil`() {
    struct Files: View {
      struct File: Identifiable {
        let id: Int
        let name: String
      }
      @State private var files = [File(id: 1, name: "a"), File(id: 2, name: "b")]
      @State private var asked: File?
      @State private var isAsking = false
      var body: some View {
        ForEach(files) { file in
          Button("Delete \(file.name)") { (asked, isAsking) = (file, true) }
        }
        Button("Delete nothing") { (asked, isAsking) = (nil, true) }
        Text("asking: \(isAsking)")
          .confirmationDialog("Sure?", isPresented: $isAsking, presenting: asked) { file in
            Button("Yes, \(file.name)") { files.removeAll { $0.id == file.id } }
          } message: { file in
            Text("\(file.name) is lost.")
          }
      }
    }
    let host = TestHost { Files() }
    host.tap("Delete b")
    #expect(host.texts.contains("b is lost."))
    host.answer("Sure?", with: "Cancel")
    #expect(host.texts.last == "asking: false")
    host.tap("Delete nothing")
    #expect(host.findAll(.dialog).isEmpty)
    host.tap("Delete a")
    host.answer("Sure?", with: "Yes, a")
    #expect(host.texts == ["Delete b", "Delete nothing", "asking: false"])
  }
}
