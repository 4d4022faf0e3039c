import AmbientTesting
@testable import OddForms
import SwiftUI
import Testing

// The identifiers in the names of the tests, such as A01, refer to the forms in the sources.
@MainActor
@Suite struct Reading {
  @Test func `A01, A02, A03, A06 a property may have any access level`() {
    #expect(TestHost { AccessLevels().environment(\.speed, 7) }.texts == ["7 7 7 7"])
    #expect(TestHost { PublicReader().environment(\.tonnage, 7) }.texts == ["7"])
  }

  @Test func `A04 a property may take two lines`() {
    #expect(TestHost { TwoLines() }.texts == ["north 5"])
  }

  @Test func `A05 an object is found by its type`() {
    #expect(TestHost { ByType().environment(Ship("Anna")) }.texts == ["Anna true"])
  }

  @Test func `A07 the property wrapper needs no argument`() {
    #expect(TestHost { NoArgument(\.course) }.texts == ["north"])
    #expect(TestHost { EmptyArgument() }.texts == ["red"])
  }

  @Test func `A08 names may be in backticks`() {
    #expect(TestHost { Backticks().environment(\.`throw`, 1) }.texts == ["1 1"])
  }

  @Test func `A09, A10 key paths may lead into tuples and optionals`() {
    #expect(TestHost { Nested() }.texts == ["10 rum 5 2"])
    #expect(TestHost { Chained() }.texts == ["0 none"])
    #expect(TestHost { Chained().environment(\.escort, Cargo()) }.texts == ["10 tea"])
  }

  @Test func `A11 key paths may contain subscripts`() {
    #expect(TestHost { Subscripts() }.texts == ["1 tea 0 5"])
  }

  @Test func `A12, I02 a view may read the whole environment`() {
    #expect(TestHost { Whole().environment(\.name, "you") }.texts == ["Ahoy, you north"])
  }

  @Test func `A13 a read may name the root of its key path, and the module`() {
    #expect(TestHost { Spelled() }.texts == ["north 5"])
  }

  @Test func `A14 a second wrapper may unwrap a binding`() {
    let host = TestHost { Bindings() }
    #expect(host.texts.prefix(1) == ["false"])
    host.tap("Anchor")
    #expect(host.texts.prefix(1) == ["true"])
    host.tap("By the wrapper")
    #expect(host.texts.prefix(1) == ["false"])
  }

  @Test func `A15, A16 an Environment may be a plain property, with a composed key path`() {
    #expect(TestHost { Stored(speed: Environment(\.masts)) }.texts == ["north 3"])
    let host = TestHost {
      PutTogether(\.hold, crate: \.crates[1]).environment(\.hold.weight, 4)
    }
    #expect(host.texts == ["4 rum"])
  }

  @Test func `A17 a class may use Environment as a service locator`() {
    #expect(Logbook().harbor == "Riga")
    #expect(Logbook(harbor: "Gdynia").harbor == "Gdynia")
    #expect(Logbook().speed == 5)
    #expect(Logbook().look() == 3)
  }

  @Test func `A19 a view may pass on the wrapper itself`() {
    #expect(TestHost { HandedOn() }.texts == ["north htron"])
  }

  @Test func `A20 a property may be computed from an environment value`() {
    #expect(TestHost { Derived() }.texts == ["10"])
  }

  @Test func `A21 modifiers, styles and generic views may read values`() {
    let host = TestHost {
      Framed { Text("framed").modifier(Labelled()) }.environment(\.course, "a")
      Button("Go") {}.buttonStyle(CourseButtonStyle()).environment(\.course, "b")
    }
    #expect(host.texts == ["framed", "a", "a", "Go", "b"])
  }

  @Test func `A22 nested types may read values through an alias of Environment`() {
    #expect(TestHost { Deck.Upper() }.texts == ["5"])
  }

  @Test func `H01 a dynamic property may contain another one`() {
    #expect(TestHost { Wrapped().environment(\.speed, 40) }.texts == ["10 10"])
  }

  @Test func `H02 an enum may be a dynamic property`() {
    let host = TestHost { Sources().environment(\.speed, 40) }
    #expect(host.texts == ["1", "More", "10", "More", "40", "More"])
    host.tap("More")
    #expect(host.texts == ["2", "More", "10", "More", "40", "More"])
    struct Given: View {
      @State private var count = 5
      var body: some View {
        Counter($count)
        Text("\(count)")
      }
    }
    let given = TestHost { Given() }
    given.tap("Count")
    #expect(given.texts == ["6", "Count", "6"])
    let own = TestHost { Counter() }
    own.tap("Count")
    #expect(own.texts == ["2", "Count"])
  }

  @Test func `H04, H05 a style or an extension may adopt DynamicProperty`() {
    #expect(TestHost { DeckView(style: CourseDeckStyle()) }.texts == ["deck north"])
    #expect(TestHost { ApartView().environment(\.speed, 6) }.texts == ["6"])
  }

  @Test func `H06, H07, H08 update may be plain, mutating or nonisolated`() {
    let log = Watching.Log()
    let host = TestHost { Updating(log: log).environment(\.speed, 6) }
    #expect(host.texts == ["<north> 6"])
    #expect(log.lines == ["6"])
  }

  @Test func `H09 wrappers may name their module`() {
    let ship = Ship("Anna")
    let host = TestHost { Qualified(ship: ship) }
    host.type("Berta", into: "Name")
    host.tap("Count")
    #expect(ship.name == "Berta")
    #expect(host.texts.last == "1")
  }

  @Test func `H10 a state may have no initial value`() {
    let host = TestHost { States(from: 2) }
    #expect(host.texts == ["no note 4", "Note"])
    host.tap("Note")
    #expect(host.texts == ["a note 5", "Note"])
  }

  @Test func `E13, K05, F09 defaults may be isolated or unchecked`() {
    #expect(TestHost { WatchReadout() }.texts == ["7 day U 0"])
    let host = TestHost {
      WatchReadout()
        .environment(\.anchorage, Anchorage())
        .environment(\.watch, .night)
        .environment(\.unsafeFlag, Pennant(letter: "N"))
        .environment(\.unsafeFlags, .constant([Pennant(letter: "M")]))
    }
    #expect(host.texts == ["7 night N 1"])
    #expect(host.takeBodies() == ["WatchReadout"])
  }
}
