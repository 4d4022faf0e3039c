import SwiftUI

/// The appearance of a note.
@MainActor
protocol NoteStyle {
  associatedtype Body: SwiftUI.View

  @ViewBuilder func makeBody(_ configuration: NoteStyleConfiguration) -> Body
}

/// The properties of a note that a style shows.
struct NoteStyleConfiguration {
  let title: String
  let year: Int
}

/// A style that shows a note in one line.
struct LineNoteStyle: NoteStyle {
  nonisolated init() {}

  func makeBody(_ configuration: NoteStyleConfiguration) -> some View {
    Text("\(configuration.title), \(String(configuration.year))").titled()
  }
}

/// A style that shows a note without its date.
struct ShortNoteStyle: NoteStyle {
  nonisolated init() {}

  func makeBody(_ configuration: NoteStyleConfiguration) -> some View {
    Text(configuration.title)
  }
}

private struct NoteStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any NoteStyle = LineNoteStyle()
}

extension EnvironmentValues {
  var noteStyle: any NoteStyle {
    get { self[NoteStyleKey.self] }
    set { self[NoteStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of notes.
  nonisolated func noteStyle(_ style: some NoteStyle) -> some View {
    environment(\.noteStyle, style)
  }
}

/// A modifier that adds the prefix of titles and the paper to a view.
struct TitleModifier: ViewModifier {
  @Environment(\.titlePrefix) private var prefix
  @Environment(\.paper) private var paper

  func body(content: Content) -> some View {
    Text("\(prefix) \(paper.rawValue)")
    content
  }
}

extension View {
  func titled() -> some View { modifier(TitleModifier()) }
}
