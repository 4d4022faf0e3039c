import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Controls` {
  @Test func `A control is an element that contains its label`() {
    let host = TestHost {
      Button("Save") {}
      Button("Delete", role: .destructive) {}
      Button("Add", systemImage: "plus") {}
      Toggle("Wi-Fi", isOn: .constant(true))
      Toggle("Radio", systemImage: "radio", isOn: .constant(false))
      TextField("Name", text: .constant("Ada"), prompt: Text("your name"))
      Label("Home", systemImage: "house")
      Label {
        Text("Title")
      } icon: {
        Color.red
      }
    }
    #expect(
      host.tree == """
        Button
          Text "Save"
        Button role=destructive
          Text "Delete"
        Button
          Label
            Image systemName=plus
            Text "Add"
        Toggle isOn=true
          Text "Wi-Fi"
        Toggle isOn=false
          Label
            Image systemName=radio
            Text "Radio"
        TextField prompt=your name text=Ada
          Text "Name"
        Label
          Image systemName=house
          Text "Home"
        Label
          Color color=red
          Text "Title"
        """
    )
    #expect(host.takeBodies() == [])
  }

  private struct Form: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var isLocked = false

    var body: some View {
      VStack {
        Toggle("News", isOn: $isOn)
        TextField("Name", text: $name)
        Button("Send") { name += "!" }
      }
      .disabled(isLocked)
      Summary(name: $name)
      Button("Lock") { isLocked.toggle() }
    }
  }

  private struct Summary: View {
    @Binding var name: String
    var body: some View { Text("for \(name)") }
  }

  @Test func `A write by a control re-runs only the bodies that read the written value`() {
    let host = TestHost { Form() }
    #expect(host.takeBodies() == ["Form", "Summary"])
    host.toggle("News")
    #expect(host.takeBodies() == [])
    #expect(host.elements[1].attributes == ElementAttributes(.isOn, true))
    host.toggle("News")
    #expect(host.elements[1].attributes == ElementAttributes(.isOn, false))
    host.type("Ada", into: "Name")
    #expect(host.takeBodies() == ["Summary"])
    #expect(host.elements[3].attributes == ElementAttributes(.text, "Ada"))
    host.tap("Send")
    #expect(host.texts == ["News", "Name", "Send", "for Ada!", "Lock"])
    #expect(host.takeBodies() == ["Summary"])
  }

  @Test func `A disabled control receives no events`() {
    let host = TestHost { Form() }
    host.tap("Lock")
    host.takeBodies()
    withKnownIssue {
      host.tap("Send")
    } matching: { issue in
      issue.comments == [#"Button "Send" is disabled."#]
    }
    withKnownIssue {
      host.toggle("News")
    } matching: { issue in
      issue.comments == [#"Toggle "News" is disabled."#]
    }
    withKnownIssue {
      host.type("x", into: "Name")
    } matching: { issue in
      issue.comments == [#"TextField "Name" is disabled."#]
    }
    #expect(host.takeBodies() == [])
    #expect(host.tree.contains("TextField text= disabled"))
    host.tap("Lock")
    host.tap("Send")
    #expect(host.texts.contains("for !"))
  }

  private struct Reader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(isEnabled)") }
  }

  private struct Locks: View {
    @State private var isLocked = true
    @State private var isOtherLocked = false

    var body: some View {
      VStack {
        Reader().disabled(isOtherLocked)
        Reader().environment(\.isEnabled, true)
      }
      .disabled(isLocked)
      Button("Outer") { isLocked.toggle() }
      Button("Inner") { isOtherLocked.toggle() }
    }
  }

  @Test func `disabled(false) does not enable a view below a disabled ancestor`() {
    let host = TestHost { Locks() }
    #expect(host.texts.prefix(2) == ["false", "true"])
    #expect(host.takeBodies() == ["Locks", "Reader", "Reader"])
    host.tap("Inner")
    #expect(host.takeBodies() == ["Locks"])
    host.tap("Outer")
    #expect(host.texts.prefix(2) == ["false", "true"])
    #expect(host.takeBodies() == ["Locks"])
    host.tap("Inner")
    #expect(host.texts.prefix(2) == ["true", "true"])
    #expect(host.takeBodies() == ["Locks", "Reader"])
  }

  @Test func `The explanation of isEnabled names the line that calls disabled(true)`() throws {
    let host = TestHost { Reader().disabled(true) }
    let explanation = try #require(host.explain(\.isEnabled, at: Reader.self))
    #expect("\(explanation)".contains("AmbientViewsTests/ControlTests.swift:\(#line - 2)"))
  }
}

@Suite @MainActor struct `A toggle with several sources` {
  private struct Answers: View {
    @State private var answers = [false, true]

    var body: some View {
      Toggle(sources: Array($answers), isOn: \.self) { Text("All") }
      Toggle("First", isOn: $answers[0])
    }
  }

  @Test func `A toggle with several sources is mixed when its sources differ`() {
    let host = TestHost { Answers() }
    #expect(
      host.elements[0].attributes
        == ElementAttributes(named: ["isOn": .bool(false), "isMixed": .bool(true)])
    )
    host.toggle("All")
    #expect(host.elements[0].attributes == ElementAttributes(.isOn, true))
    #expect(host.elements[2].attributes == ElementAttributes(.isOn, true))
    host.toggle("First")
    #expect(
      host.elements[0].attributes
        == ElementAttributes(named: ["isOn": .bool(false), "isMixed": .bool(true)])
    )
  }

  private struct Both: View {
    @State private var first = false
    @State private var second = true

    var body: some View {
      Toggle(sources: [$first, $second], isOn: \.self) { Text("Both") }
      Toggle("First", isOn: $first)
    }
  }

  @Test func `A change of a source updates a toggle with several sources, and runs no body`() {
    let host = TestHost { Both() }
    host.takeBodies()
    #expect(
      host.elements[0].attributes
        == ElementAttributes(named: ["isOn": .bool(false), "isMixed": .bool(true)])
    )
    host.toggle("First")
    #expect(host.elements[0].attributes == ElementAttributes(.isOn, true))
    #expect(host.takeBodies() == [])
  }
}
