import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

extension EnvironmentValues {
  fileprivate var tint: String {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

private struct TintKey: EnvironmentKey {
  static let defaultValue = "none"
}

private struct Albums: View {
  @State private var path: [Int] = []
  @State private var factor = 1

  var body: some View {
    NavigationStack(path: $path) {
      Root(factor: $factor)
    }
    .environment(\.tint, "stack")
    PathLine(path: $path)
    Button("Jump") { path = [7, 8] }
    Button("Home") { path = [] }
  }
}

private struct PathLine: View {
  @Binding var path: [Int]
  var body: some View { Text("path \(path)") }
}

private struct Root: View {
  @Binding var factor: Int
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    NavigationLink("Push 1", value: 1)
    Button("Double") { factor *= 2 }
    Text("root \(isPresented)")
      .environment(\.tint, "root")
      .navigationDestination(for: Int.self) { Page(number: $0, product: $0 * factor) }
      .navigationTitle("Albums")
  }
}

private struct Page: View {
  let number: Int
  let product: Int
  @State private var visits = 0
  @Environment(\.tint) private var tint
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Text("page \(number) \(product) \(visits) \(tint) \(isPresented)")
    NavigationLink("Push \(number + 1)", value: number + 1)
    Button("Visit \(number)") { visits += 1 }
    Button("Leave \(number)") { dismiss() }
      .navigationTitle("Page \(number)")
  }
}

@Suite @MainActor struct `A navigation stack` {
  private func pages(_ host: TestHost) -> [String] {
    host.texts.filter { $0.hasPrefix("page") || $0.hasPrefix("path") || $0.hasPrefix("root") }
  }

  @Test func `A navigation stack shows its root and a page for each value of its path`() {
    let host = TestHost { Albums() }
    #expect(host.takeBodies() == ["Albums", "Root", "PathLine"])
    #expect(host.bodies { host.tap("Push 1") } == ["Page", "PathLine"])
    #expect(pages(host) == ["root false", "page 1 1 0 stack true", "path [1]"])
    #expect(
      host.tree == """
        NavigationStack
          NavigationPage title=Albums
            NavigationLink
              Button
                Text "Push 1"
            Button
              Text "Double"
            Text "root false"
          NavigationPage title=Page 1
            Text "page 1 1 0 stack true"
            NavigationLink
              Button
                Text "Push 2"
            Button
              Text "Visit 1"
            Button
              Text "Leave 1"
        Text "path [1]"
        Button
          Text "Jump"
        Button
          Text "Home"
        """
    )
  }

  @Test func `A page that remains in the path of a navigation stack keeps its state`() {
    let host = TestHost { Albums() }
    host.tap("Push 1")
    host.tap("Visit 1")
    host.tap("Push 2")
    #expect(
      pages(host) == [
        "root false", "page 1 1 1 stack true", "page 2 2 0 stack true", "path [1, 2]",
      ]
    )
    host.takeBodies()
    host.back()
    #expect(pages(host) == ["root false", "page 1 1 1 stack true", "path [1]"])
    #expect(host.takeBodies() == ["PathLine"])
    host.tap("Jump")
    #expect(
      pages(host) == [
        "root false", "page 7 7 0 stack true", "page 8 8 0 stack true", "path [7, 8]",
      ]
    )
    host.tap("Leave 7")
    #expect(pages(host) == ["root false", "path []"])
    host.tap("Jump")
    host.tap("Home")
    #expect(pages(host) == ["root false", "path []"])
  }

  @Test func `A change of a state updates the page whose destination closure reads the state`() {
    let host = TestHost { Albums() }
    host.tap("Jump")
    host.takeBodies()
    host.tap("Double")
    #expect(host.texts.contains("page 7 14 0 stack true"))
    #expect(host.takeBodies() == ["Page", "Page"])
  }

  private struct Shelf: View {
    @State private var shade = "light"
    var body: some View {
      NavigationStack {
        Text("root")
          .navigationDestination(for: String.self) { Text("\(shade) \($0)") }
          .navigationDestination(for: Int.self) { Counted(number: $0) }
        NavigationLink("Number", value: 3)
        NavigationLink("Nothing", value: Int?.none)
        Button("Darken") { shade = "dark" }
      }
    }
  }

  private struct Counted: View {
    let number: Int
    var body: some View { NavigationLink("Word \(number)", value: "word") }
  }

  @Test func `A navigation stack without a path accepts values of several types`() {
    let host = TestHost { Shelf() }
    host.tap("Number")
    host.tap("Word 3")
    #expect(host.texts.last == "light word")
    host.takeBodies()
    host.tap("Darken")
    #expect(host.texts.last == "dark word")
    #expect(host.takeBodies() == [])
    #expect(host.elements.last { $0.kind == .button && $0.label == "Nothing" }?.isEnabled == false)
  }

  @Test func `A navigation stack releases its pages and closures after unmount`() {
    let tracker = LifetimeTracker()
    let host = TestHost { Tracked(tracker: tracker) }
    host.tap("Go")
    host.tap("See")
    #expect(host.texts.contains("end"))
    #expect(tracker.trackedCount == 2)
    host.back()
    host.back()
    host.unmount()
    #expect(tracker.alive == [])
  }

  private struct Tracked: View {
    let tracker: LifetimeTracker
    var body: some View {
      let token = tracker.token("destination")
      NavigationStack {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { number in
            TrackedPage(token: token, tracker: tracker)
          }
      }
    }
  }

  private struct TrackedPage: View {
    let token: LifetimeToken
    let tracker: LifetimeTracker
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      let token = tracker.token("link")
      Button("Leave") {
        token.keep()
        dismiss()
      }
      NavigationLink("See") { Text("end").onAppear { token.keep() } }
    }
  }
}

@Suite @MainActor struct `A navigation link` {
  private struct Lost: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go", value: 2.5)
        Text("root")
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }

  @Test func `A value without a destination causes a warning and a page with a warning symbol`() {
    let host = TestHost { Lost() }
    let warnings = warnings { host.tap("Go") }
    #expect(
      warnings == [
        """
        A NavigationLink is presenting a value of type “Double” but there is no matching \
        navigation destination visible from the location of the link. The link cannot be activated.

          Value    2.5
          Shown    a page with only a warning symbol
          Present  String, Int

        To fix this, do one of:
          • Inside the NavigationStack, on a view that is always in the tree, \
        add '.navigationDestination(for: Double.self) { value in … }'.
          • Push a value of a type that has a destination.
        """
      ]
    )
    #expect(host.elements.last?[.systemName] == "exclamationmark.triangle")
  }

  private struct Twice: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { Text("first \($0)") }
        Text("root").navigationDestination(for: Int.self) { Text("second \($0)") }
      }
    }
  }

  @Test func `A second destination for one type causes a warning and is not used`() {
    var host: TestHost?
    let warnings = warnings { host = TestHost { Twice() } }
    #expect(
      warnings == [
        """
        A navigationDestination for “Int” was declared earlier on the stack. \
        Only the destination declared closest to the root view of the stack will be used.

        To fix this, do one of:
          • Declare the destination once, on the root view.
          • To show a different page, push values of a different type.
        """
      ]
    )
    host?.tap("Go")
    #expect(host?.texts.contains("first 1") == true)
  }

  private struct Typed: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) { NavigationLink("Go", value: "word") }
    }
  }

  @Test func `A navigation link warns if the path cannot hold the type of the link's value`() {
    let host = TestHost { Typed() }
    let warnings = warnings { host.tap("Go") }
    #expect(
      warnings == [
        """
        A NavigationLink is presenting a value of type “String” that the path cannot hold.

          Value  word
          Path   holds values of type 'Int'

        To fix this, do one of:
          • Give the stack a 'NavigationPath', which holds values of any type.
          • Let the link present a value of type 'Int'.
        """
      ]
    )
  }

  private struct Outside: View {
    var body: some View {
      NavigationLink("Nowhere", value: 1)
      NavigationLink("No stack") { Text("never") }
    }
  }

  @Test func `A navigation link outside of a navigation stack is disabled`() {
    let host = TestHost { Outside() }
    #expect(host.elements.filter { $0.kind == .button }.map(\.isEnabled) == [false, false])
  }
}
