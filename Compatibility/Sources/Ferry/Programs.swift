import SwiftUI

// Other ways of declaring a program. None of these programs runs as the main program. Tests refer
// to each form by the identifier, such as R04, that starts its comment.

/// R04: a conformance in an extension, and a window with a title.
struct PlainApp {}

extension PlainApp: App {
  var body: some Scene {
    WindowGroup("Plain") { Text("plain") }
  }
}

/// R05: names qualified with their module.
struct QualifiedApp: SwiftUI.App {
  @SwiftUI.State private var count = 1
  var body: some SwiftUI.Scene {
    SwiftUI.WindowGroup { SwiftUI.Text("\(count)") }
  }
}

/// R06: a scene that is built by a function and a property, and a choice of platforms.
struct ComposedApp: App {
  var body: some Scene {
    main
    #if os(macOS) || os(Linux)
    window("Second")
    #else
    WindowGroup("Second") { Text("second") }
    #endif
  }

  @SceneBuilder private var main: some Scene {
    WindowGroup(id: "main") { Text("main") }
  }

  private func window(_ title: String) -> some Scene {
    Window(title, id: title) { Text(title) }
  }
}

/// R07: a generic program whose root view is its type argument.
struct Showing<Root: View & Defaulted>: App {
  var body: some Scene {
    WindowGroup { Root() }
  }
}

@MainActor protocol Defaulted {
  init()
}

struct Deck: View, Defaulted {
  var body: some View { Text("deck") }
}

/// R08: windows for values.
struct TicketsApp: App {
  var body: some Scene {
    WindowGroup("Tickets") { Tickets() }
    WindowGroup(for: Int.self) { $number in
      Text("ticket \(number ?? 0)")
      Button("Next") { number = (number ?? 0) + 1 }
    }
  }
}

struct Tickets: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button("Seven") { openWindow(value: 7) } }
}

/// R09: a function that chooses between two programs, as programs with tests do.
enum Launcher {
  @MainActor static func launch(isPlain: Bool) {
    if isPlain { PlainApp.main() } else { FerryApp.main() }
  }
}
