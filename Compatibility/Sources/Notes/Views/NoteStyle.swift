import SwiftUI

/// How a note looks.
@MainActor
protocol NoteStyle {
  associatedtype Body: SwiftUI.View

  @ViewBuilder func makeBody(_ configuration: NoteStyleConfiguration) -> Body
}

/// What a style makes a note of.
struct NoteStyleConfiguration {
  let title: String
  let year: Int
}

/// A note in one line.
struct LineNoteStyle: NoteStyle {
  nonisolated init() {}

  func makeBody(_ configuration: NoteStyleConfiguration) -> some View {
    Text("\(configuration.title), \(String(configuration.year))").titled()
  }
}

/// A note without its date.
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
  /// Sets how notes look.
  nonisolated func noteStyle(_ style: some NoteStyle) -> some View {
    environment(\.noteStyle, style)
  }
}

/// Puts the prefix of titles, and the paper, around a view.
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
