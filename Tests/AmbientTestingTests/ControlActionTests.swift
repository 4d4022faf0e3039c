import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The actions of a test host` {
  private struct Mixer: View {
    @State private var volume = 0.5
    @State private var speed = 10.0
    @State private var count = 1
    @State private var name = ""

    var body: some View {
      Text(verbatim: "\(volume) \(speed) \(count) \(name)")
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
      Slider(value: $speed, in: 0...20, step: 5) { Text("Speed") }
      Stepper("Count", value: $count)
      TextField("", text: $name, prompt: Text("Your name"))
    }
  }

  @Test func `The action adjust() moves a slider to the nearest step`() {
    let host = TestHost { Mixer() }
    #expect(host.bodies { host.adjust("Volume", to: 0.25) } == ["Mixer"])
    host.adjust("Speed", to: 13)
    #expect(host.texts.first == "0.25 15.0 1 ")
    #expect(host.bodies { host.adjust("Speed", to: 14) } == [])
    withKnownIssue("The label is misspelled on purpose.") {
      host.adjust("Volum", to: 1)
    } matching: {
      $0.comments == [
        """
        There is nothing to adjust with the name "Volum".

          Similar  "Volume low high"
          Present  "Speed"

        To fix this:
          • Use a name that is present.
        """
      ]
    }
  }

  @Test func `The actions increment() and decrement() change steppers and sliders`() {
    let host = TestHost { Mixer() }
    #expect(host.bodies { host.increment("Count", times: 2) } == ["Mixer", "Mixer"])
    host.decrement("Count")
    host.increment("Speed")
    host.decrement("Volume")
    #expect(host.texts.first == "0.4 15.0 2 ")
  }

  @Test func `A test finds a text field by its prompt if the field has no label`() {
    let host = TestHost { Mixer() }
    #expect(host.bodies { host.type("Ada", into: "Your name") } == ["Mixer"])
    #expect(host.texts.first == "0.5 10.0 1 Ada")
    host.type("", into: "Your name")
    #expect(host.texts.first == "0.5 10.0 1 ")
  }

  private struct Question: View {
    @State private var isAsking = true
    @State private var answer = "none"

    var body: some View {
      Text(answer)
      Button("Delete") { answer = "behind" }
        .confirmationDialog("Delete it?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Delete", role: .destructive) { answer = "deleted" }
        }
    }
  }

  @Test func `The action answer() prefers an enabled button`() {
    struct Choice: View {
      @State private var isAsking = true
      @State private var answer = "none"

      var body: some View {
        Text(answer).alert("Which?", isPresented: $isAsking) {
          Button("This") { answer = "disabled" }.disabled(true)
          Button("This") { answer = "enabled" }
        }
      }
    }
    let host = TestHost { Choice() }
    host.answer("Which?", with: "This")
    #expect(host.texts == ["enabled"])
  }

  @Test func `The action choose() finds the second of two pickers with the same identifier`() {
    struct Sizes: View {
      @State private var first = 1
      @State private var second = 1

      var body: some View {
        Text("\(first) \(second)")
        Picker("First", selection: $first) {
          Text("One").tag(1); Text("Two").tag(2)
        }
        .accessibilityIdentifier("size")
        Picker("Second", selection: $second) {
          Text("One").tag(1); Text("Two").tag(2)
        }
        .accessibilityIdentifier("size")
      }
    }
    let host = TestHost { Sizes() }
    host.choose("Two", in: "size", number: 2)
    #expect(host.texts.first == "1 2")
  }

  @Test func `The action answer() finds a dialog by its title`() {
    let host = TestHost { Question() }
    withKnownIssue("The dialog has no such button on purpose.") {
      host.answer("Delete it?", with: "Keep")
    } matching: {
      $0.comments == [
        """
        There is nothing to press with the name "Keep" in the ConfirmationDialog "Delete it?".

          Present  "Delete", "Cancel"

        To fix this:
          • Use a name that is present.
        """
      ]
    }
    #expect(host.bodies { host.answer("Delete it?", with: "Delete") } == ["Question"])
    #expect(host.texts == ["deleted", "Delete"])
    withKnownIssue("The dialog has already been answered, on purpose.") {
      host.answer("Delete it?", with: "Delete")
    } matching: {
      $0.comments == [
        """
        There is no dialog with the name "Delete it?".

          Present  none
        """
      ]
    }
  }

  @Test func `The actions select() and deselect() change the selection of a list`() {
    struct Shelf: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        Text(chosen.sorted().joined(separator: " "))
        List(["Milk", "Bread"], id: \.self, selection: $chosen) { Text($0) }
      }
    }
    let host = TestHost { Shelf() }
    #expect(host.bodies { host.select("Milk") } == ["Shelf"])
    host.select("Bread")
    #expect(host.elements(with: .isSelected, true).map(\.label) == ["Milk", "Bread"])
    host.deselect("Milk")
    #expect(host.texts.first == "Bread")
    withKnownIssue("The test deselects a row that is not selected.") {
      host.deselect("Milk")
    } matching: {
      $0.comments == [
        """
        Row "Milk" is not selected.

          Selected  "Bread"

        To fix this:
          • First select the row: `host.select("Milk")`.
        """
      ]
    }
  }

  private struct Card: ElementView {
    let drag: @MainActor (DragEvent) -> Void
    func element(in environment: EnvironmentValues) -> ElementDescription {
      var description = ElementDescription("Card", text: "Ace")
      description.on(DragEvent.self, perform: drag)
      return description
    }
  }

  @Test func `The action swipe() sends drag events to a view`() {
    var events: [DragEvent] = []
    let host = TestHost { Card { events.append($0) } }
    host.swipe("Ace", .leading)
    let (left, right) = (ElementPoint(x: 0, y: 0), ElementPoint(x: 100, y: 0))
    #expect(
      events == [
        DragEvent(.changed, from: right, to: left), DragEvent(.ended, from: right, to: left),
      ]
    )
    host.perform(DragEvent(.canceled, from: left, to: right), on: "Ace")
    #expect(events.last?.phase == .canceled)
  }

  @Test func `The action drag() fails with a suggested fix if no view takes drag events`() {
    let host = TestHost { Button("Ace") {} }
    withKnownIssue("Buttons cannot be dragged.") {
      host.drag("Ace", to: ElementPoint(x: 10, y: 0))
    } matching: {
      $0.comments == [
        """
        There is nothing to drag with the name "Ace".

          Present  none
          Other    Button "Ace", which takes: press

        To fix this, do one of:
          • Add a DragGesture to the view.
          • Call the function for an event that this Button takes.
        """
      ]
    }
  }

  @Test func `A test host finds elements by label, by kind and by condition`() throws {
    let host = TestHost { Mixer() }
    #expect(host.element("Volume", of: .slider)?[.value] == 0.5)
    #expect(host.elements(of: .slider).map(\.label) == ["Volume low high", "Speed"])
    #expect(host.elements(named: "Count").map(\.kind) == ["Stepper"])
    #expect(host.element("0.5 10.0 1 ")?.kind == "Text")
    #expect(host.elements { $0.takes(StepEvent.self) }.count == 1)
    withKnownIssue("The control is a slider on purpose.") {
      #expect(host.element("Volume", of: .stepper) == nil)
    } matching: {
      $0.comments == [
        """
        There is no Stepper with the name "Volume".

          Present  "Count"
          Other    Slider "Volume", which takes: adjust

        To fix this:
          • Call the function for an event that this Slider takes.
        """
      ]
    }
  }
}
