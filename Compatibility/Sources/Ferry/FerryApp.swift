import SwiftUI

// A program with scenes and commands. Tests refer to each form by the identifier, such as R01, that
// starts its comment.

/// R01: a program that reads values, owns objects and stores values.
@main
struct FerryApp: App {
  @StateObject private var timetable = Timetable()
  @State private var pier = Pier(name: "North")
  @AppStorage("ferry.isTilted") private var isTilted = false
  @Environment(\.scenePhase) private var scenePhase

  init() { Timetable.starts += 1 }

  var body: some Scene {
    WindowGroup {
      DeckView()
        .environmentObject(timetable)
        .environment(\.fare, isTilted ? 0 : 3)
    }
    .environment(pier)
    .onChange(of: scenePhase) { _, phase in timetable.phases.append("\(phase)") }
    .commands {
      CommandMenu("Ferry") {
        Button("Depart", action: timetable.depart).keyboardShortcut("d")
      }
      FerryCommands(timetable: timetable)
    }

    LogScene().environmentObject(timetable)

    #if !os(iOS)
    Settings { Text("settings") }
    #endif
  }
}

/// R02: a custom scene that reads values, and a window that is opened by its identifier.
struct LogScene: Scene {
  @Environment(\.scenePhase) private var phase
  @State private var changes = 0

  var body: some Scene {
    Window("Log", id: "log") { LogView(changes: changes) }
      .onChange(of: phase) { changes += 1 }
  }
}

struct LogView: View {
  let changes: Int
  @EnvironmentObject private var timetable: Timetable
  var body: some View { Text("log \(changes) of \(timetable.departures)") }
}

/// R03: custom commands that use values of the focused scene.
struct FerryCommands: Commands {
  @ObservedObject var timetable: Timetable
  @FocusedValue(\.ticket) private var ticket

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Cancel \(ticket ?? "nothing")") { timetable.departures = 0 }
        .disabled(timetable.departures == 0)
    }
  }
}

struct DeckView: View {
  @EnvironmentObject private var timetable: Timetable
  @Environment(Pier.self) private var pier
  @Environment(\.fare) private var fare
  @Environment(\.openWindow) private var openWindow
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("\(timetable.departures) from \(pier.name) for \(fare), \(phase)")
      .focusedSceneValue(\.ticket, "return")
    Button("Sell") { timetable.depart() }
    Button("Open log") { openWindow(id: "log") }
  }
}

@MainActor final class Timetable: ObservableObject {
  static var starts = 0
  @Published var departures = 0
  var phases: [String] = []
  func depart() { departures += 1 }
}

@Observable final class Pier {
  var name: String
  init(name: String) { self.name = name }
}

extension EnvironmentValues {
  @Entry var fare = 3
}

extension FocusedValues {
  @Entry var ticket: String?
}
