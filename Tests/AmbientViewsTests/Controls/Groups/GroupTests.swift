import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Groups with a label` {
  @Test func `Group boxes, labeled contents and control groups are elements with a label`() {
    let host = TestHost {
      GroupBox("Address") { Text("Street") }
      GroupBox { Text("Plain") }
      LabeledContent("Version", value: "2.1")
      LabeledContent("Battery", value: 0.5, format: .percent)
      LabeledContent {
        Text("Content")
      } label: {
        Text("Title")
      }
      .labelsHidden()
      ControlGroup("Size") { Button("Larger") {} }.controlGroupStyle(.menu)
      ControlGroup { Button("Smaller") {} }
    }
    #expect(
      host.tree == """
        GroupBox
          ControlLabel
            Text "Address"
          Text "Street"
        GroupBox
          Text "Plain"
        LabeledContent
          ControlLabel
            Text "Version"
          Text "2.1"
        LabeledContent
          ControlLabel
            Text "Battery"
          Text "50%"
        LabeledContent labels=hidden
          ControlLabel
            Text "Title"
          Text "Content"
        ControlGroup style=menu
          ControlLabel
            Text "Size"
          Button
            Text "Larger"
        ControlGroup
          Button
            Text "Smaller"
        """
    )
  }

  private struct Card: GroupBoxStyle {
    @State private var isFlipped = false
    func makeBody(configuration: Configuration) -> some View {
      Button(isFlipped ? "front" : "back") { isFlipped.toggle() }
      GroupBox(configuration)
    }
  }

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        LabeledContent(configuration)
      }
    }
  }

  private struct Row: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Caption: View {
    let text: String
    var body: some View { Text(text) }
  }

  private struct Page: View {
    @State private var count = 0

    var body: some View {
      GroupBox {
        Caption(text: "content \(count)")
      } label: {
        Caption(text: "box \(count)")
      }
      .groupBoxStyle(Card()).groupBoxStyle(.automatic)
      Button("Count") { count += 1 }
    }
  }

  @Test func `New content in a group box runs no body of the style`() {
    let host = TestHost { Page() }
    #expect(host.texts == ["back", "box 0", "content 0", "Count"])
    #expect(host.takeBodies() == ["Page", "Card", "Caption", "Caption"])
    #expect(host.bodies { host.tap("Count") } == ["Page", "Caption", "Caption"])
    #expect(host.texts == ["back", "box 1", "content 1", "Count"])
    #expect(host.bodies { host.tap("back") } == ["Card"])
    #expect(host.texts == ["front", "box 1", "content 1", "Count"])
  }

  @Test func `A control that a style creates from its configuration takes the next outer style`() {
    let host = TestHost {
      LabeledContent("A", value: "1").labeledContentStyle(Stacked())
      ControlGroup("B") { Text("2") }.controlGroupStyle(Row())
    }
    #expect(
      host.tree == """
        Accessibility label=A styledControl=text
          VStack
            Text "A"
            LabeledContent
              ControlLabel
                Text "A"
              Text "1"
        HStack
          Text "B"
          Text "2"
        """
    )
  }

  @Test func `A style shows no label if the group box that it decorates has none`() {
    let host = TestHost { GroupBox { Text("content") }.groupBoxStyle(Card()) }
    #expect(
      host.tree == """
        Button
          Text "back"
        GroupBox
          Text "content"
        """
    )
  }

  private struct Paper: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { configuration.content }
    }
  }

  @Test func `A form can have a custom style`() {
    let host = TestHost {
      Form { Text("A") }.formStyle(.grouped)
      Form { Text("B") }.formStyle(Paper())
      Form { Text("C") }
    }
    #expect(
      host.tree == """
        Form style=grouped
          Text "A"
        VStack
          Text "B"
        Form
          Text "C"
        """
    )
  }
}

@Suite @MainActor struct `A ContentUnavailableView` {
  @Test func `A ContentUnavailableView has a label, a description and actions`() {
    let host = TestHost {
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("None yet."))
      ContentUnavailableView("Nothing", image: "empty")
      ContentUnavailableView {
        Text("Offline")
      } actions: {
        Button("Retry") {}
      }
    }
    #expect(
      host.tree == """
        ContentUnavailableView
          ControlLabel
            Label
              Image systemName=tray
              Text "No Mail"
          Message
            Text "None yet."
        ContentUnavailableView
          ControlLabel
            Label
              Image name=empty
              Text "Nothing"
        ContentUnavailableView
          ControlLabel
            Text "Offline"
          Button
            Text "Retry"
        """
    )
  }

  private struct Search: View {
    @State private var query = ""
    var body: some View {
      ContentUnavailableView.search.searchable(text: $query)
    }
  }

  @Test func `A ContentUnavailableView for searches contains the text of the search`() {
    let host = TestHost { Search() }
    #expect(host.texts == ["No Results", "Check the spelling or try a new search."])
    host.takeBodies()
    host.perform(.edit("tulip"), on: host.elements(of: .searchField)[0])
    #expect(host.texts[0] == "No Results for “tulip”")
    #expect(host.takeBodies() == [])
    let other = TestHost { ContentUnavailableView.search(text: "rose") }
    #expect(other.texts[0] == "No Results for “rose”")
  }
}
