import Ambient
import AmbientSupport
import AmbientTesting
import Testing

/// The program stops with a message if a type with a body, such as an app or a scene, is a class.
@Suite struct `Classes with a body` {
  private final class ClassApp: App {
    var body: some Scene { WindowGroup { Text("never") } }
  }

  @Test func `A class cannot be an app`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AppSession(ClassApp.self).viewTree.settle() }
    }
    expectMessage(of: result, "apps", "ClassApp")
  }

  private final class ClassScene: Scene {
    var body: some Scene { WindowGroup { Text("never") } }
  }

  private struct AppOfClassScene: App {
    var body: some Scene { ClassScene() }
  }

  @Test func `A class cannot be a scene`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AppSession(AppOfClassScene.self).viewTree.settle() }
    }
    expectMessage(of: result, "scenes", "ClassScene")
  }

  private final class ClassCommands: Commands {
    var body: some Commands { CommandMenu("Never") { Text("never") } }
  }

  private struct AppOfClassCommands: App {
    var body: some Scene { WindowGroup { Text("window") }.commands { ClassCommands() } }
  }

  @Test func `A class cannot be the commands of a scene`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AppSession(AppOfClassCommands.self).viewTree.settle() }
    }
    expectMessage(of: result, "commands", "ClassCommands")
  }

  private final class ClassTab: TabContent {
    var body: some TabContent<Int> {
      Tab("Never", systemImage: "xmark", value: 1) { Text("never") }
    }
  }

  @Test func `A class cannot be the tabs of a tab view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = TestHost { TabView(selection: .constant(1)) { ClassTab() } }
      }
    }
    expectMessage(of: result, "tabs", "ClassTab")
  }

  private struct Person: Identifiable {
    let id: Int
  }

  private final class ClassRow: TableRowContent {
    var tableRowBody: some TableRowContent<Person> { TableRow(Person(id: 1)) }
  }

  @Test func `A class cannot be the rows of a table`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = TestHost {
          Table(of: Person.self) {
            TableColumn("Number") { Text("\($0.id)") }
          } rows: {
            ClassRow()
          }
        }
      }
    }
    expectMessage(of: result, "table rows", "ClassRow")
  }

  private final class ClassColumn: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Person, Never> {
      TableColumn("Number") { Text("\($0.id)") }
    }
  }

  @Test func `A class cannot be the columns of a table`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost { Table([Person(id: 1)]) { ClassColumn() } } }
    }
    expectMessage(of: result, "table columns", "ClassColumn")
  }

  private final class ClassItem: ToolbarContent {
    var body: some ToolbarContent { ToolbarItem { Text("never") } }
  }

  @Test func `A class cannot be the content of a toolbar`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost { Text("page").toolbar { ClassItem() } } }
    }
    expectMessage(of: result, "toolbar content", "ClassItem")
  }

  private func expectMessage(
    of result: ExitTest.Result?,
    _ role: String,
    _ type: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      printed.contains(
        """
        \(role) must be value types: \(type)

        To fix this:
          • Declare '\(type)' as a struct, and move shared data to an '@Observable' class. Store \
        an object of this class in the struct.
        """
      ),
      Comment(rawValue: printed),
      sourceLocation: sourceLocation
    )
  }
}
