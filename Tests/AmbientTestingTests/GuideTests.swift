import Ambient
import AmbientTesting
import Foundation
import Testing

/// The listings of the guide, as they run.
@Suite @MainActor struct `The guide for the test host` {
  private struct Groceries: View {
    @State private var total = 0
    var body: some View {
      Text("Total: \(total)")
      ForEach(["Milk", "Bread"], id: \.self) { name in
        Text(name)
        Button("Add") { total += 1 }
      }
    }
  }

  private struct Settings: View {
    @State private var volume = 0.5
    @State private var count = 0
    @State private var name = ""
    @State private var isAsking = true
    var body: some View {
      Slider(value: $volume) { Text("Volume") }
      Stepper("Count", value: $count)
      TextField("", text: $name, prompt: Text("Your name"))
      Text("\(count)")
        .alert("Start again?", isPresented: $isAsking) { Button("Reset") { count = 0 } }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }

  private struct Presenter: View {
    @State private var isOpen = false
    var body: some View {
      Button("Sheet") { isOpen = true }
        .sheet(isPresented: $isOpen) { Text("in the sheet") }
    }
  }

  @Test func `taps`() {
    let host = TestHost { Groceries() }
    #expect(host.texts == ["Total: 0", "Milk", "Add", "Bread", "Add"])
    #expect(host.bodies { host.tap("Add", number: 2) } == ["Groceries"])
    #expect(host.texts.first == "Total: 1")

    host.within("Bread") {
      host.tap("Add")
      #expect(host.texts == ["Bread", "Add"])
    }
    #expect(host.texts.first == "Total: 2")
    withKnownIssue("The label is misspelled on purpose.") {
      host.tap("Ad")
    } matching: { issue in
      guard let guide = try? Self.text("Documentation/TestHost.md") else { return false }
      return guide.contains("```text\n\(issue.comments.first?.rawValue ?? "?")\n```")
    }
  }

  @Test func `acts and asks`() {
    let host = TestHost { Settings() }
    host.adjust("Volume", to: 0.25)
    host.increment("Count", times: 2)
    host.type("Ada", into: "Your name")
    host.answer("Start again?", with: "Reset")

    #expect(host.element("Volume", of: .slider)?[.value] == 0.25)
    #expect(host.elements(of: .stepper).map(\.label) == ["Count"])
    #expect(host.elements(with: .isSelected, true).isEmpty)
    #expect(host.elements { $0.takes(EditEvent.self) }.count == 1)
    #expect(host.element("Your name")?[.text] == "Ada")
    #expect(host.texts.last == "0")
  }

  @Test func `counts bodies`() {
    let host = TestHost { Counter() }
    #expect(host.takeBodies() == ["Counter"])
    let runs = host.runs { host.tap("More") }
    #expect(runs.map(\.description) == ["Counter: Counter.count changed"])
  }

  @Test func `knows what shows`() {
    let host = TestHost { Presenter() }
    host.tap("Sheet")
    #expect(host.texts == ["Sheet", "in the sheet"])
    #expect(host.textsInSight == ["in the sheet"])
    host.reach = .sight
    #expect(host.texts == ["in the sheet"])
  }

  private nonisolated static func text(_ path: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The lines of a text without the spaces around them.
  private nonisolated static func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func `has only listings that are in these tests`() throws {
    let own = Self.lines(try Self.text("Tests/AmbientTestingTests/GuideTests.swift"))
    let parts = try Self.text("Documentation/TestHost.md").split(separator: "```swift\n")
      .dropFirst()
    let listings = parts.map {
      Self.lines($0.prefix(upTo: $0.firstRange(of: "```")?.lowerBound ?? $0.endIndex))
    }
    #expect(listings.count == 6)
    for listing in listings { #expect(own.contains(listing), "\(listing)") }
  }
}
