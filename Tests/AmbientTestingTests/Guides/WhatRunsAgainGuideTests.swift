import Ambient
import AmbientTesting
import Observation
import Testing

struct Theme: Equatable {
  var accent = "green"
  var spacing = 8
}

extension EnvironmentValues {
  @Entry var theme = Theme()
  var isDense: Bool { theme.spacing < 8 }
}

@Suite struct `The article WhatRunsAgain` {
  @Test func `Each listing of the article WhatRunsAgain runs as a test`() throws {
    let listings = try GuideListings(of: "Sources/Ambient/Ambient.docc/WhatRunsAgain.md")
    #expect(listings.declarations.count == 35)
    #expect(try listings.missing(from: #filePath) == [])
  }

  struct Score: View {
    let team: String
    let points: Int
    var body: some View { Text("\(team): \(points)") }
  }

  struct Match: View {
    @State private var home = 0
    @State private var away = 0

    var body: some View {
      Score(team: "Home", points: home)
      Score(team: "Away", points: away)
      Button("Home scores") { home += 1 }
    }
  }

  @MainActor
  @Test func `A point for one team does not run the other team's score`() {
    let host = TestHost { Match() }
    #expect(host.takeBodies() == ["Match", "Score", "Score"])
    #expect(host.bodies { host.tap("Home scores") } == ["Match", "Score"])
  }

  @MainActor
  @Test func `A test host reports the reason of each run`() {
    let host = TestHost { Match() }
    let runs = host.runs { host.tap("Home scores") }
    #expect(
      runs.map(\.description) == [
        "Match: Match.home changed",
        "Score: its field points changed",
      ]
    )
  }

  struct Caption: View {
    let title: String
    var body: some View { Text(title) }
  }

  struct PlainButton: View {
    let action: @MainActor () -> Void
    var body: some View {
      Button(action: action) { Caption(title: "Next") }
    }
  }

  struct Lap: View {
    @State private var lap = 1
    var body: some View {
      Text("Lap \(lap)")
      PlainButton { lap += 1 }
    }
  }

  @MainActor
  @Test func `A view that stores a closure runs with its parent`() {
    let host = TestHost { Lap() }
    let runs = host.runs { host.tap("Next") }
    #expect(
      runs.map(\.description) == ["Lap: Lap.lap changed", "PlainButton: its field action changed"]
    )
  }

  struct Panel<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
      VStack { content }
    }
  }

  struct LapPanel: View {
    @State private var lap = 1
    var body: some View {
      Text("Lap \(lap)")
      Panel { Caption(title: "Best of ten") }
      Button("Next") { lap += 1 }
    }
  }

  @MainActor
  @Test func `A view that stores its content is skipped if its new content equals the old`() {
    let host = TestHost { LapPanel() }
    #expect(host.bodies { host.tap("Next") } == ["LapPanel"])
  }

  struct Decade: View, Equatable {
    let year: Int

    nonisolated static func == (one: Decade, other: Decade) -> Bool {
      one.year / 10 == other.year / 10
    }

    var body: some View { Text("The \(year / 10 * 10)s") }
  }

  struct Years: View {
    @State private var year = 1998
    var body: some View {
      Decade(year: year).equatable()
      Button("Next year") { year += 1 }
    }
  }

  @MainActor
  @Test func `An equatable view runs only if its new value differs from the old value`() {
    let host = TestHost { Years() }
    #expect(host.bodies { host.tap("Next year") } == ["Years"])
    #expect(host.bodies { host.tap("Next year") } == ["Years", "Decade"])
  }

  struct Person: Equatable {
    var name = "Ada"
    var age = 36
  }

  struct AgeLine: View {
    @Binding var age: Int
    var body: some View { Text("\(age)") }
  }

  struct Birthday: View {
    @Binding var age: Int
    var body: some View {
      Button("Grow") { age += 1 }
    }
  }

  struct PersonEditor: View {
    @State private var person = Person()
    var body: some View {
      AgeLine(age: $person.age)
      Birthday(age: $person.age)
      Button("Rename") { person.name = "Grace" }
    }
  }

  @MainActor
  @Test func `A change of one part of a state runs only the readers of this part`() {
    let host = TestHost { PersonEditor() }
    #expect(host.bodies { host.tap("Grow") } == ["AgeLine"])
    #expect(host.bodies { host.tap("Rename") } == [])
  }

  @Observable final class Player {
    var title = "Prelude"
    var volume = 3
  }

  struct TitleLine: View {
    let player: Player
    var body: some View { Text(player.title) }
  }

  struct Deck: View {
    @State private var player = Player()
    var body: some View {
      TitleLine(player: player)
      Button("Louder") { player.volume += 1 }
      Button("Skip") { player.title = "Fugue" }
    }
  }

  @MainActor
  @Test func `A change of a property that no body reads runs no body`() {
    let host = TestHost { Deck() }
    #expect(host.bodies { host.tap("Louder") } == [])
    let runs = host.runs { host.tap("Skip") }
    #expect(runs.map(\.description) == ["TitleLine: Player.title changed"])
  }

  struct AccentLine: View {
    @Environment(\.theme.accent) private var accent
    var body: some View { Text(accent) }
  }

  struct DensityLine: View {
    @Environment(\.isDense) private var isDense
    var body: some View { Text(isDense ? "dense" : "wide") }
  }

  struct Hint: View {
    @Environment(\.theme) private var theme
    @State private var isOpen = false
    var body: some View {
      if isOpen { Text("Drawn in \(theme.accent)") }
      Button("Open") { isOpen = true }
    }
  }

  struct Page: View {
    var body: some View {
      AccentLine()
      DensityLine()
      Hint()
    }
  }

  @MainActor
  @Test func `A body runs only if an environment value that it has read changes`() {
    let host = TestHost { Page() }
    #expect(host.bodies { host.set(\.theme.accent, to: "red") } == ["AccentLine"])
    #expect(host.bodies { host.set(\.theme.spacing, to: 12) } == [])
    #expect(host.bodies { host.set(\.theme.spacing, to: 4) } == ["DensityLine"])
    #expect(host.bodies { host.tap("Open") } == ["Hint"])
    #expect(host.bodies { host.set(\.theme.spacing, to: 5) } == ["Hint"])
  }

  struct Light: View {
    let color: String
    var body: some View { Text(color) }
  }

  struct TrafficLight: View {
    @State private var isRed = true
    var body: some View {
      if isRed { Light(color: "lit") } else { Light(color: "lit") }
      Light(color: "lit").id(isRed)
      Light(color: isRed ? "lit" : "lit")
      Button("Switch") { isRed.toggle() }
    }
  }

  @MainActor
  @Test func `A new branch or a new identifier creates a new view`() {
    let host = TestHost { TrafficLight() }
    let runs = host.runs { host.tap("Switch") }
    #expect(
      runs.map(\.description) == [
        "TrafficLight: TrafficLight.isRed changed",
        "Light: it appeared",
        "Light: it appeared",
      ]
    )
  }

  struct Seats: View {
    @State private var row = 1
    var body: some View {
      ForEach(1..<3, id: \.self) { seat in Text("\(row)-\(seat)") }
      Button("Next row") { row += 1 }
    }
  }

  @MainActor
  @Test func `A ForEach updates its content without a run of the body around it`() {
    let host = TestHost { Seats() }
    #expect(host.bodies { host.tap("Next row") } == [])
    #expect(host.texts == ["2-1", "2-2", "Next row"])
  }
}
