#if Objects
import Ambient
import AmbientSupport
import AmbientTesting
import Testing

// A missing environment object stops the program, so each test runs a program in its own process.
struct `A missing environment object` {
  @Test func `The report of a missing object names the property and the views`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await showWindow()
    }
    expect(
      result,
      """
      No ObservableObject of type Tally found. A View.environmentObject(_:) for Tally \
      may be missing as an ancestor of this view.

        Property     '@EnvironmentObject var tally' of type 'Tally' in 'Badge'
        Declared at  AmbientObjectsTests/MissingObservableObjectTests.swift:\(Badge.line)
        Views        Badge ← Window ← [root]
        Present      Other (set at Window, AmbientObjectsTests/MissingObservableObjectTests.swift:\
      \(Window.line))

      To fix this, do one of:
        • Where 'Badge' is used, or above it, add '.environmentObject(object)' with a 'Tally'.
        • Pass the object to 'Badge', and declare it '@ObservedObject'.
      """
    )
  }

  @Test func `A binding to a property of a missing object stops the program with a report`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TestHost { BindingBadge() } }
    }
    expect(result, "No ObservableObject of type Tally found.")
    expect(result, "  Present      no objects\n")
  }

  @Test func `The report of a missing object mentions an object of a subclass`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TestHost { Badge().environmentObject(Score()) } }
    }
    expect(
      result,
      """
        Near miss    'Score' inherits from 'Tally': set it as \
      '.environmentObject(object as Tally)'

      """
    )
  }

  @Test func `The report of a missing object names the view whose action reads the object`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { TestHost { LazyBadge() }.tap("Show") }
    }
    expect(result, "  Views        LazyBadge ← [root]\n")
  }

  @Test func `The report of a read outside of views suggests a read in a body or action`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Badge().tally }
    }
    expect(
      result,
      """
      No ObservableObject of type Tally found. A View.environmentObject(_:) for Tally \
      may be missing as an ancestor of this view.

        Property     '@EnvironmentObject' of type 'Tally' in 'Badge'
        Declared at  AmbientObjectsTests/MissingObservableObjectTests.swift:\(Badge.line)
        Views        none: the property is read outside a view

      To fix this:
        • Read the property in 'body' or in an action, not in an initializer.
      """
    )
  }
}

private func expect(
  _ result: ExitTest.Result?,
  _ text: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(printed.contains(text), Comment(rawValue: printed), sourceLocation: sourceLocation)
}

@MainActor
private func showWindow() { _ = TestHost { Window() } }

private final class Other: ObservableObject {}
private final class Score: Tally {}

private struct Window: View {
  nonisolated static let line = #line + 1
  var body: some View { Badge().environmentObject(Other()) }
}

private struct Badge: View {
  nonisolated static let line = #line + 1
  @EnvironmentObject var tally: Tally
  var body: some View { Text(tally.name) }
}

private struct BindingBadge: View {
  @EnvironmentObject private var tally: Tally
  var body: some View { NameField(name: $tally.name) }
}

private struct LazyBadge: View {
  @EnvironmentObject private var tally: Tally
  @State private var name = ""
  var body: some View {
    Text(name)
    Button("Show") { name = tally.name }
  }
}
#endif
