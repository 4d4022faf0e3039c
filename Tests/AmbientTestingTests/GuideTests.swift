import Ambient
import AmbientDependenciesTesting
import AmbientTesting
import Foundation
import Testing
import XCTest

// The listings of the article "Testing views". They run here as tests.

struct Groceries: View {
  @State private var total = 0

  var body: some View {
    Text("Total: \(total)")
    ForEach(["Milk", "Bread"], id: \.self) { name in
      Text(name)
      Button("Add") { total += 1 }
    }
  }
}

@MainActor
@Test func `A purchase adds to the total`() {
  let host = TestHost { Groceries() }
  #expect(host.texts == ["Total: 0", "Milk", "Add", "Bread", "Add"])
  #expect(host.bodies { host.tap("Add", number: 2) } == ["Groceries"])
  #expect(host.texts.first == "Total: 1")
}

struct Letter: View {
  @State private var isDaily = false
  @State private var name = ""

  var body: some View {
    Toggle(isOn: $isDaily) {
      Text("News")
      Text("daily")
    }
    TextField("", text: $name, prompt: Text("Your name"))
    Button {
      name = ""
    } label: {
      Image(systemName: "trash")
    }
    .accessibilityLabel("Clear")
    .accessibilityIdentifier("clear-button")
  }
}

@MainActor
@Test func `A test can find a control by several names`() {
  let host = TestHost { Letter() }
  host.toggle("News daily")
  host.toggle("daily")
  #expect(host.element("News daily")?[.isOn] == false)
  host.type("Ada", into: "Your name")
  #expect(host.element("Your name")?[.text] == "Ada")
  host.tap("Clear")
  host.tap("clear-button")
  #expect(host.element("Your name")?[.text] == "")
}

@MainActor
@Test func `Each row has a button of its own`() {
  let host = TestHost { Groceries() }
  host.within("Bread") {
    host.tap("Add")
    #expect(host.texts == ["Bread", "Add"])
  }
}

struct Settings: View {
  @State private var volume = 0.5
  @State private var count = 0
  @State private var isAsking = true

  var body: some View {
    Slider(value: $volume) { Text("Volume") }
    Stepper("Count", value: $count)
    Text("\(count)")
      .alert("Start again?", isPresented: $isAsking) {
        Button("Reset") { count = 0 }
      }
  }
}

@MainActor
@Test func `The settings can be changed and reset`() {
  let host = TestHost { Settings() }
  host.adjust("Volume", to: 0.25)
  host.increment("Count", times: 2)
  #expect(host.element("Volume", of: .slider)?[.value] == 0.25)
  #expect(host.elements(of: .stepper).map(\.label) == ["Count"])
  #expect(host.elements(with: .isSelected, true).isEmpty)
  #expect(host.elements { $0.takes(PressEvent.self) }.map(\.label) == ["Reset"])
  #expect(host.texts.contains("2"))
  host.answer("Start again?", with: "Reset")
  #expect(host.texts == ["Volume", "Count", "0"])
}

struct Library: View {
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      NavigationLink("Dune") { Text("Chapter 1") }
    }
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) { Text("Editor") }
  }
}

@MainActor
@Test func `A page and a sheet cover the list`() {
  let host = TestHost { Library() }
  host.tap("Dune")
  #expect(host.texts == ["Dune", "Chapter 1", "Edit"])
  #expect(host.visibleTexts == ["Chapter 1", "Edit"])

  host.tap("Edit")
  #expect(host.visibleTexts == ["Editor"])
  host.reach = .visible
  #expect(host.texts == ["Editor"])

  host.dismiss()
  host.back()
  #expect(host.texts == ["Dune", "Edit"])
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Digits(count: count)
    Caption()
    Button("More") { count += 1 }
  }
}

struct Digits: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

struct Caption: View {
  var body: some View { Text("taps") }
}

@MainActor
@Test func `Only the affected bodies run again`() {
  let host = TestHost { Counter() }
  #expect(host.takeBodies() == ["Counter", "Digits", "Caption"])
  let runs = host.runs { host.tap("More") }
  #expect(runs.map(\.view) == ["Counter", "Digits"])
  #expect(runs.map { "\($0.reason)" } == ["Counter.count changed", "its field count changed"])
  #expect(host.takeBodies() == [])
}

struct Loader: View {
  let load: @Sendable () async -> String
  @State private var text = "loading"

  var body: some View {
    Text(text)
      .task { text = await load() }
  }
}

@MainActor
@Test func `A task loads the text of a view`() async {
  let host = TestHost { Loader { "loaded" } }
  #expect(host.texts == ["loading"])
  let runs = await host.runs {
    await host.settle { host.texts == ["loaded"] }
  }
  #expect(runs.map(\.reason) == [.changed("Loader.text")])
}

struct Egg: View {
  @Dependency(\.continuousClock) private var clock
  @State private var state = "raw"

  var body: some View {
    Text(state)
      .task {
        try? await clock.sleep(for: .seconds(300))
        state = "boiled"
      }
  }
}

@MainActor
@Test(.dependencies) func `An egg takes five minutes`() async {
  let clock = TestClock()
  let host = withDependencies {
    $0.continuousClock = clock
  } operation: {
    TestHost { Egg() }
  }
  await clock.advance(by: .seconds(299))
  host.settle()
  #expect(host.texts == ["raw"])
  await clock.advance(by: .seconds(1))
  await host.settle { host.texts == ["boiled"] }
}

@Suite(.dependencies { $0.continuousClock = .immediate })
@MainActor
struct `A kitchen` {
  let host = TestHost { Egg() }

  @Test func `An immediate clock boils the egg without delay`() async {
    await host.settle { host.texts == ["boiled"] }
  }

  @Test func `An unmounted host shows no texts`() {
    host.unmount()
    #expect(host.texts.isEmpty)
  }
}

final class GroceryTests: XCTestCase {
  @MainActor
  func testPurchase() async {
    let host = TestHost { Groceries() }
    host.tap("Add")
    XCTAssertEqual(host.texts.first, "Total: 1")
  }
}

@Suite struct `The article about tests of views` {
  private static let article = "Sources/AmbientTesting/AmbientTesting.docc/TestingViews.md"

  /// Returns a listing without its imports, because the imports are at the top of this file.
  private static func withoutImports(_ listing: Substring) -> String {
    listing.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || $0.hasPrefix("import ") }
      .joined(separator: "\n")
  }

  @Test func `Each listing of the article about tests of views runs as a test`() throws {
    let own = try GuideListings.text(of: "Tests/AmbientTestingTests/GuideTests.swift")
    let listings = GuideListings.listings(in: try GuideListings.text(of: Self.article))
      .map(Self.withoutImports)
    #expect(listings.count == 10)
    for listing in listings { #expect(own.contains(listing), "\(listing)") }
  }

  @MainActor
  @Test func `The article about tests of views quotes the message for a misspelled label`() {
    let host = TestHost { Groceries() }
    withKnownIssue("The label is misspelled on purpose.") {
      host.tap("Ad")
    } matching: { issue in
      guard let article = try? GuideListings.text(of: Self.article) else { return false }
      return article.contains("```text\n\(issue.comments.first?.rawValue ?? "?")\n```")
    }
  }
}
