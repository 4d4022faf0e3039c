#if Objects
import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `An object in the environment of a scene` {
  private final class Library: ObservableObject {
    @Published var count = 1
  }

  private struct Reading: App {
    @StateObject private var library = Library()
    var body: some Scene {
      Group {
        WindowGroup { Shelf() }
        Window("Log", id: "log") { Plain() }.defaultLaunchBehavior(.presented)
      }
      .environmentObject(library)
    }
  }

  private struct Shelf: View {
    @EnvironmentObject private var library: Library
    var body: some View {
      Text("\(library.count) books")
      Button("Buy") { library.count += 1 }
    }
  }

  private struct Plain: View {
    @EnvironmentObject private var library: Library
    var body: some View { Text("plain") }
  }

  @Test func `A change of an object that a scene provides runs only the readers of the object`() {
    let host = TestHost(AppSession(Reading.self).viewTree)
    #expect(host.texts == ["1 books", "Buy", "plain"])
    host.takeBodies()
    host.tap("Buy")
    #expect(host.texts == ["2 books", "Buy", "plain"])
    // The body of the app also reads the object, in order to put it into the environment.
    #expect(host.takeBodies() == ["Reading", "Shelf"])
  }
}
#endif
