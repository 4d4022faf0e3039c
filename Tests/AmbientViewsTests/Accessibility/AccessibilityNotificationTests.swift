import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Messages to assistive technologies` {
  private struct Editor: View {
    @State private var isSaved = false

    var body: some View {
      Button("Save") {
        isSaved = true
        AccessibilityNotification.Announcement("Saved").post()
      }
      Button("Show") {
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.ScreenChanged("Results").post()
        AccessibilityNotification.PageScrolled("Page 2 of 3").post()
        AccessibilityNotification.Announcement(AttributedString("Done")).post()
      }
      Text(isSaved ? "saved" : "changed")
        .onChange(of: isSaved) { AccessibilityNotification.Announcement("Text saved").post() }
    }
  }

  @Test func `A test host returns the messages that a closure causes, in order`() {
    let host = TestHost { Editor() }
    #expect(
      host.notifications { host.tap("Save") }
        == [.announcement("Saved"), .announcement("Text saved")]
    )
    let messages = host.notifications { host.tap("Show") }
    #expect(
      messages == [
        AssistiveNotification(.layoutChanged),
        AssistiveNotification(.screenChanged, text: "Results"),
        AssistiveNotification(.pageScrolled, text: "Page 2 of 3"), .announcement("Done"),
      ]
    )
    #expect(host.notifications {} == [])
  }

  @Test func `A message from another thread arrives on the main actor`() async {
    // The message belongs to no view. The hosts of other tests therefore receive the message, too,
    // and this host may receive messages from other tests. The code 7c1f identifies the message of
    // this test.
    let host = TestHost { Text("A") }
    let messages = await host.notifications {
      await Task.detached {
        AccessibilityNotification.Announcement("Loaded 7c1f").post()
        await MainActor.run {}
      }.value
      await host.settle { true }
    }
    #expect(messages.contains(.announcement("Loaded 7c1f")))
  }

  @Test func `A message that a button sends reaches only the host of the button`() {
    let host = TestHost { Editor() }
    let other = TestHost { Editor() }
    let messages = host.notifications {
      #expect(
        other.notifications { other.tap("Save") }
          == [.announcement("Saved"), .announcement("Text saved")]
      )
    }
    #expect(messages == [])
  }

  private struct Loader: View {
    @State private var isShown = false

    var body: some View {
      if isShown {
        announce("Body runs")
        Text("Loading").task {
          await Task.yield()
          AccessibilityNotification.Announcement("Loaded").post()
        }
      }
      Button("Load") {
        isShown = true
        Task {
          await Task.yield()
          AccessibilityNotification.Announcement("Started").post()
        }
      }
      Text("Hold").onLongPressGesture { AccessibilityNotification.Announcement("Held").post() }
    }

    private func announce(_ text: String) -> EmptyView {
      AccessibilityNotification.Announcement(text).post()
      return EmptyView()
    }
  }

  @Test func `Messages that bodies and tasks send reach only the host of the view`() async {
    let host = TestHost { Loader() }
    let other = TestHost { Loader() }
    var heard: Set<String?> = []
    let receiver = AssistiveNotification.receive(from: host.viewTree) { heard.insert($0.text) }
    let messages = await other.notifications {
      host.tap("Load")
      await host.settle { heard.isSuperset(of: ["Body runs", "Loaded", "Started"]) }
    }
    receiver.cancel()
    #expect(Set(messages.map(\.text)).isDisjoint(with: ["Body runs", "Loaded", "Started"]))
  }

  @Test func `A message that a long press sends reaches only the host of the gesture`() {
    let host = TestHost { Loader() }
    let other = TestHost { Loader() }
    let messages = other.notifications {
      #expect(host.notifications { host.longPress("Hold") } == [.announcement("Held")])
    }
    #expect(messages.isEmpty)
  }

  private struct Outer: View {
    let work: @MainActor () -> Void
    @State private var isShown = false

    var body: some View {
      if isShown { Text("Shown").onAppear(perform: work) }
      Button("Show") { isShown = true }
      Button("Work", action: work)
      Text("Press").onLongPressGesture(perform: work)
    }
  }

  private struct Inner: View {
    @State private var isShown = false

    var body: some View {
      Text("Tap").onTapGesture { announce("Tapped") }
      Text("Hold").onLongPressGesture {
      } onPressingChanged: {
        if $0 { announce("Pressed") }
      }
      Button("Show") { isShown = true }
      if isShown {
        announcement("Body runs")
        Text("Shown").onAppear { announce("Appeared") }.onDisappear { announce("Gone") }
      }
    }

    private func announce(_ text: String) {
      AccessibilityNotification.Announcement(text).post()
    }

    private func announcement(_ text: String) -> EmptyView {
      announce(text)
      return EmptyView()
    }
  }

  @Test(arguments: ["Work", "Show", "Press"])
  func `Messages reach only the host of their tree, even if an action of another tree causes them`(
    action: String
  ) {
    let inner = TestHost { Inner() }
    let outer = TestHost {
      Outer {
        inner.tap("Tap")
        inner.longPress("Hold")
        inner.tap("Show")
        inner.viewTree.unmount()
      }
    }
    var heard: [AssistiveNotification] = []
    let messages = outer.notifications {
      heard = inner.notifications {
        if action == "Press" { outer.longPress(action) } else { outer.tap(action) }
      }
    }
    #expect(messages == [])
    #expect(
      heard == [
        .announcement("Tapped"), .announcement("Pressed"), .announcement("Body runs"),
        .announcement("Appeared"), .announcement("Gone"),
      ]
    )
  }

  @Test func `A message from code outside of all hosts reaches each host`() {
    // The code 51ab distinguishes the message of this test from the messages of other tests.
    let host = TestHost { Editor() }
    let other = TestHost { Editor() }
    let messages = host.notifications {
      #expect(
        other.notifications { AccessibilityNotification.Announcement("Both 51ab").post() }
          .contains(.announcement("Both 51ab"))
      )
    }
    #expect(messages.contains(.announcement("Both 51ab")))
  }

  @Test func `A receiver that is released or canceled receives nothing more`() {
    var texts: [String?] = []
    var receiver: AssistiveNotification.Receiver? = .some(
      AssistiveNotification.receive { texts.append($0.text) }
    )
    AssistiveNotification.announcement("1").send()
    receiver?.cancel()
    AssistiveNotification.announcement("2").send()
    receiver = AssistiveNotification.receive { texts.append($0.text) }
    AssistiveNotification.announcement("3").send()
    receiver = nil
    AssistiveNotification.announcement("4").send()
    #expect(texts == ["1", "3"])
    #expect(receiver == nil)
  }

  @Test func `A message does not reach a receiver that an earlier receiver has canceled`() {
    var texts: [String?] = []
    var later: AssistiveNotification.Receiver?
    let first = AssistiveNotification.receive { _ in later?.cancel() }
    later = AssistiveNotification.receive { texts.append($0.text) }
    AssistiveNotification.announcement("1").send()
    first.cancel()
    #expect(texts == [])
  }
}
