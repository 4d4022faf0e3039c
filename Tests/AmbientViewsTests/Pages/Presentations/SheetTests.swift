import Ambient
import AmbientTesting
import Testing

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

private struct MoodKey: EnvironmentKey {
  static let defaultValue = "calm"
}

private struct Opener: View {
  @State private var isPresented = false
  @State private var dismissals = 0
  var mood = "bright"

  var body: some View {
    VStack {
      Button("Open") { isPresented = true }
      Button("Close from outside") { isPresented = false }
      Dismissals(count: $dismissals)
    }
    .sheet(isPresented: $isPresented, onDismiss: { dismissals += 1 }) { Note() }
    .environment(\.mood, mood)
  }
}

private struct Dismissals: View {
  @Binding var count: Int
  var body: some View { Text("dismissed \(count)") }
}

private struct Note: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.mood) private var mood
  @State private var edits = 0

  var body: some View {
    Text("\(mood) \(isPresented) \(edits)")
    Button("Edit") { edits += 1 }
    Button("Done") { dismiss() }
  }
}

@Suite @MainActor struct `A sheet` {
  private struct Several: View {
    @State private var isPresented = false
    var body: some View {
      Group {
        Text("one")
        Text("two")
      }
      .sheet(isPresented: $isPresented) { Text("sheet") }
      Button("Open") { isPresented = true }
    }
  }

  @Test
  func `A sheet modifier on a group presents one sheet, which follows the group in the tree`() {
    let host = TestHost { Several() }
    host.takeBodies()
    host.tap("Open")
    #expect(host.texts == ["one", "two", "sheet", "Open"])
    #expect(host.elements.filter { $0.kind == .sheet }.count == 1)
    #expect(host.takeBodies() == [])
  }

  @Test func `While the binding is true, the sheet directly follows the presenter in the tree`() {
    let host = TestHost { Opener() }
    #expect(host.takeBodies() == ["Opener", "Dismissals"])
    host.tap("Open")
    #expect(
      host.tree == """
        VStack
          Button
            Text "Open"
          Button
            Text "Close from outside"
          Text "dismissed 0"
        Sheet
          Text "bright true 0"
          Button
            Text "Edit"
          Button
            Text "Done"
        """
    )
    #expect(host.takeBodies() == ["Note"])
  }

  @Test func `The content, the presenter and the user can each dismiss a sheet`() {
    let host = TestHost { Opener() }
    host.tap("Open")
    host.takeBodies()
    host.tap("Done")
    #expect(host.texts == ["Open", "Close from outside", "dismissed 1"])
    #expect(host.takeBodies() == ["Dismissals"])
    host.tap("Open")
    host.tap("Close from outside")
    #expect(host.texts.last == "dismissed 2")
    host.tap("Open")
    host.dismiss()
    #expect(host.texts.last == "dismissed 3")
  }

  @Test func `A sheet starts with new state each time it is presented`() {
    let host = TestHost { Opener() }
    host.tap("Open")
    host.tap("Edit")
    #expect(host.texts.contains("bright true 1"))
    host.tap("Done")
    host.tap("Open")
    #expect(host.texts.contains("bright true 0"))
  }

  private struct Moody: View {
    @State private var mood = "bright"
    @State private var isPresented = true
    var body: some View {
      Button("Frown") { mood = "dark" }
        .sheet(isPresented: $isPresented) {
          Note()
          Button("Frown inside") { mood = "black" }
        }
        .environment(\.mood, mood)
    }
  }

  @Test func `A sheet inherits the environment of its presenter, including later changes`() {
    let host = TestHost { Moody() }
    #expect(host.texts.contains("bright true 0"))
    host.takeBodies()
    host.tap("Frown")
    #expect(host.texts.contains("dark true 0"))
    #expect(host.takeBodies() == ["Moody", "Note"])
    host.tap("Frown inside")
    #expect(host.texts.contains("black true 0"))
  }

  private struct Counting: View {
    @State private var count = 0
    @State private var isPresented = true
    var body: some View {
      Button("More") { count += 1 }.sheet(isPresented: $isPresented) { Text("\(count)") }
    }
  }

  @Test func `If only a sheet's closure reads a changed state, only the sheet is updated`() {
    let host = TestHost { Counting() }
    host.takeBodies()
    host.tap("More")
    #expect(host.texts == ["More", "1"])
    #expect(host.takeBodies() == [])
  }

  private struct Outside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var isOpen = false
    var body: some View {
      Text("\(isPresented)")
      Button("Open") { isOpen = true }
      Button("Dismiss outside") { dismiss() }
        .sheet(isPresented: $isOpen) { Text("inside") }
    }
  }

  @Test func `The dismiss action of the presenter does not close the sheet`() {
    let host = TestHost { Outside() }
    host.tap("Open")
    host.tap("Dismiss outside")
    #expect(host.texts == ["false", "Open", "Dismiss outside", "inside"])
  }

  private struct Nested: View {
    @State private var isOuter = false
    var body: some View {
      Button("Outer") { isOuter = true }
        .sheet(isPresented: $isOuter) { Inner() }
    }
  }

  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isInner = false
    var body: some View {
      Button("Inner") { isInner = true }
        .fullScreenCover(isPresented: $isInner) { Note() }
      Button("Done") { dismiss() }
    }
  }

  @Test func `The dismiss action in a nested presentation closes only that presentation`() {
    let host = TestHost { Nested() }
    host.tap("Outer")
    host.tap("Inner")
    #expect(
      host.tree == """
        Button
          Text "Outer"
        Sheet
          Button
            Text "Inner"
          FullScreenCover
            Text "calm true 0"
            Button
              Text "Edit"
            Button
              Text "Done"
          Button
            Text "Done"
        """
    )
    host.takeBodies()
    host.tap("Done")
    #expect(host.texts == ["Outer", "Inner", "Done"])
    host.tap("Done")
    #expect(host.texts == ["Outer"])
    #expect(host.takeBodies() == [])
  }

  @Test func `Dismissal of a sheet also closes the cover that the sheet presents`() {
    let host = TestHost { Nested() }
    host.tap("Outer")
    host.tap("Inner")
    host.viewTree.send(.dismiss, to: host.elements.first { $0.kind == .sheet }!)
    host.settle()
    #expect(host.texts == ["Outer"])
  }

  private struct Legacy: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { LegacyPage() }
    }
  }

  private struct LegacyPage: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Button("Away \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
    }
  }

  @Test func `presentationMode can dismiss a sheet`() {
    let host = TestHost { Legacy() }
    host.tap("Open")
    host.takeBodies()
    host.tap("Away true")
    #expect(host.texts == ["Open"])
    #expect(host.takeBodies() == [])
  }

  @Test func `A sheet releases its content and closures when it closes`() {
    let tracker = LifetimeTracker()
    let host = TestHost { Tracked(tracker: tracker) }
    host.tap("Open")
    #expect(tracker.trackedCount > 1)
    host.tap("Done")
    #expect(tracker.alive == ["presenter"])
    host.tap("Open")
    host.unmount()
    #expect(tracker.alive == [])
  }

  private struct Tracked: View {
    let tracker: LifetimeTracker
    @State private var isOpen = false
    @State private var token: LifetimeToken

    init(tracker: LifetimeTracker) {
      self.tracker = tracker
      token = tracker.token("presenter")
    }

    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen, onDismiss: { [token] in token.keep() }) {
          TrackedPage(token: tracker.token("page"))
        }
    }
  }

  private struct TrackedPage: View {
    let token: LifetimeToken
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Done") {
        token.keep()
        dismiss()
      }
    }
  }
}
