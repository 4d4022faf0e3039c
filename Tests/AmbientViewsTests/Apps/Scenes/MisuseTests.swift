import Ambient
import AmbientSupport
import AmbientTesting
import Testing

/// The program stops with a message if the type of an app, a scene or commands is a class.
@Suite struct `Classes as apps, scenes and commands` {
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
