import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A tap of a test host` {
  private struct Shelf: View {
    @State private var log = ""

    var body: some View {
      Text(log)
      ForEach(["Milk", "Bread"], id: \.self) { name in
        HStack {
          Text(name)
          Button("Delete") { log += "\(name) " }
        }
      }
      Button {
        log += "trash "
      } label: {
        Image(systemName: "trash")
      }
      .accessibilityLabel("Empty the shelf")
      .accessibilityIdentifier("empty")
    }
  }

  @Test func `A tap finds a button by its accessibility label or identifier`() {
    let host = TestHost { Shelf() }
    #expect(host.bodies { host.tap("Empty the shelf") } == ["Shelf"])
    #expect(host.bodies { host.tap("empty") } == ["Shelf"])
    #expect(host.texts.first == "trash trash ")
  }

  @Test func `A test host finds a view by the accessibility label of an inner view`() {
    struct Desk: View {
      @State private var log = ""
      var body: some View {
        Text(log)
        Image(systemName: "trash").accessibilityLabel("Trash")
          .dropDestination(for: String.self) { items, _ in
            log += items.joined()
            return true
          }
          .onTapGesture { log += "tap " }
        Button("Note") { log += "label " }
        Image(systemName: "note").accessibilityLabel("Note")
          .onTapGesture { log += "inside " }
        Button("Pen") { log += "identifier " }.accessibilityIdentifier("pencil")
        Image(systemName: "pencil").accessibilityLabel("pencil")
          .onTapGesture { log += "inside " }
      }
    }
    let host = TestHost { Desk() }
    host.tap("Trash")
    host.touch("Trash")?.up()
    host.drop(["note"], onto: "Trash")
    host.tap("Note")
    host.tap("pencil")
    #expect(host.texts.first == "tap tap notelabel identifier ")
    withKnownIssue {
      host.drop(["note"], onto: "Bin")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Present  \"Trash\"") }
    }
  }

  @Test func `A tap prefers a visible label to an accessibility identifier`() {
    struct Twins: View {
      @State private var log = ""
      var body: some View {
        Text(log)
        Button("One") { log += "identifier " }.accessibilityIdentifier("Two")
        Button("Two") { log += "label " }
      }
    }
    let host = TestHost { Twins() }
    host.tap("Two")
    #expect(host.texts.first == "label ")
  }

  @Test func `A tap finds a view with a tap action by a text in the view`() {
    struct Card: View {
      @State private var log = ""
      var body: some View {
        Text(log)
        HStack {
          Text("Title")
          VStack {
            Text("Subtitle")
            Label("Mark", systemImage: "star")
            Button("Buy") { log += "buy " }
          }
        }
        .padding()
        .onTapGesture { log += "card " }
        Text("Direct").onTapGesture { log += "direct " }
      }
    }
    let host = TestHost { Card() }
    for label in ["Title", "Subtitle", "Mark", "Buy", "Direct"] {
      #expect(host.bodies { host.tap(label) } == ["Card"])
    }
    #expect(host.texts.first == "card card card buy direct ")
  }

  @Test func `A number chooses one of several buttons with equal labels`() {
    let host = TestHost { Shelf() }
    #expect(host.bodies { host.tap("Delete", number: 2) } == ["Shelf"])
    host.tap("Delete")
    #expect(host.texts.first == "Bread Milk ")
    withKnownIssue("There are only two buttons on purpose.") {
      host.tap("Delete", number: 3)
    } matching: {
      $0.comments == [
        """
        There is no element number 3 with the name "Delete".

          Present  2 elements

        To fix this:
          • Use a number from 1 to 2.
        """
      ]
    }
  }

  @Test func `The function focus() finds only fields inside the view that within() names`() {
    struct Addresses: View {
      var body: some View {
        TextField("City", text: .constant("")).accessibilityIdentifier("home")
        VStack { TextField("City", text: .constant("")) }.accessibilityIdentifier("work")
      }
    }
    let host = TestHost { Addresses() }
    host.within("work") { host.focus("City") }
    let fields = host.elements.filter { $0.kind == .textField }
    #expect(fields.map { $0.id == host.viewTree.focusedElement?.id } == [false, true])
    host.focus("City", number: 1)
    #expect(fields.map { $0.id == host.viewTree.focusedElement?.id } == [true, false])
    withKnownIssue("There are only two fields on purpose.") { host.focus("City", number: 3) }
  }

  @Test func `A failed tap inside within() reports that a sheet covers the button`() {
    struct Row: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Open") { isOpen = true }
          Button("Delete") {}
        }
        .accessibilityIdentifier("row")
        .sheet(isPresented: $isOpen) { Text("Sheet") }
      }
    }
    let host = TestHost { Row() }
    host.reach = .visible
    withKnownIssue("The sheet covers the row on purpose.") {
      host.within("row") {
        host.tap("Open")
        host.tap("Delete")
      }
    } matching: { issue in
      let message = issue.comments.first?.rawValue
      return message?.contains("  Behind   Button \"Delete\"\n") == true
        && message?.contains("  • Close the sheet or page in front of the view") == true
    }
  }

  @Test func `The within function limits a tap to a row`() {
    let host = TestHost { Shelf() }
    let bodies = host.bodies {
      host.within("Bread") {
        #expect(host.texts == ["Bread", "Delete"])
        host.tap("Delete")
      }
    }
    #expect(bodies == ["Shelf"])
    #expect(host.texts.first == "Bread ")
    withKnownIssue("The button is outside of the row on purpose.") {
      host.within("Milk") { host.tap("empty") }
    } matching: {
      $0.comments == [
        """
        There is nothing to press with the name "empty".

          Present  "Delete"
          Outside  Button "empty"

        To fix this:
          • Move the action out of the `within` closure, or pass a wider element to `within`.
        """
      ]
    }
    withKnownIssue("The label of the row is misspelled on purpose.") {
      host.within("Mlik") { Issue.record("The closure must not run.") }
    } matching: {
      $0.comments == [
        """
        There is no row, section or identified view with the name "Mlik".

          Similar  "Milk"
          Present  "Delete", "Bread", "empty", "Empty the shelf"

        To fix this:
          • Add `.accessibilityIdentifier("Mlik")` to the view that contains the wanted elements.
        """
      ]
    }
  }

  @Test func `The within function takes a row, a section or an element`() throws {
    struct Lists: View {
      @State private var log = ""
      var body: some View {
        Text(log)
        List {
          HStack {
            Text("Tea")
            Button("More") { log += "tea " }
          }
          Section("Fruit") {
            Button("More") { log += "fruit " }
          }
        }
        VStack { Button("More") { log += "stack " } }.accessibilityIdentifier("stack")
      }
    }
    let host = TestHost { Lists() }
    host.within("Fruit") { host.tap("More") }
    host.within("stack") { host.tap("More") }
    host.within("Tea") { host.tap("More") }
    let stack = try #require(host.elements(of: "VStack").first)
    host.within(stack) { host.tap("More") }
    #expect(host.texts.first == "fruit stack tea stack ")
  }

  @Test func `The message about a failed tap lists similarly spelled labels first`() {
    let host = TestHost {
      Button("Reset") {}
      Button("Save") {}
      Button("Save as") {}
      Toggle("Night", isOn: .constant(true))
    }
    withKnownIssue("The label is misspelled on purpose.") {
      host.tap("save")
    } matching: {
      $0.comments == [
        """
        There is nothing to press with the name "save".

          Similar  "Save", "Save as"
          Present  "Reset"

        To fix this:
          • Use a name that is present.
        """
      ]
    }
    withKnownIssue("The control is a toggle on purpose.") {
      host.tap("Night")
    } matching: {
      $0.comments == [
        """
        There is nothing to press with the name "Night".

          Present  "Reset", "Save", "Save as"
          Other    Toggle "Night", which takes: toggle

        To fix this:
          • Call the function for an event that this Toggle takes.
        """
      ]
    }
  }

  @Test func `An impossible tap fails the test at the line of the call`() {
    let host = TestHost { Text("alone") }
    let line = #line + 2
    withKnownIssue("There is no button on purpose.") {
      host.tap("More")
    } matching: {
      $0.sourceLocation?.line == line
    }
  }
}
