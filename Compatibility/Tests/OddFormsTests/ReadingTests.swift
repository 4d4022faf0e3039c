import AmbientTesting
@testable import OddForms
import SwiftUI
import Testing

// The identifiers in the names of the tests, such as A01, refer to the forms in the sources.
@MainActor
@Suite struct Reading {
  @Test func `A property that reads a value may have any access level (A01, A02, A03, A06)`() {
    #expect(TestHost { AccessLevels().environment(\.speed, 7) }.texts == ["7 7 7 7"])
    #expect(TestHost { PublicReader().environment(\.tonnage, 7) }.texts == ["7"])
  }

  @Test func `A property and its wrapper may be on two lines (A04)`() {
    #expect(TestHost { TwoLines() }.texts == ["north 5"])
  }

  @Test func `An object in the environment is found by its type (A05)`() {
    #expect(TestHost { ByType().environment(Ship("Anna")) }.texts == ["Anna true"])
  }

  @Test func `An Environment property needs no argument where an initializer sets it (A07)`() {
    #expect(TestHost { NoArgument(\.course) }.texts == ["north"])
    #expect(TestHost { EmptyArgument() }.texts == ["red"])
  }

  @Test func `A value or a property may have its name in backticks (A08)`() {
    #expect(TestHost { Backticks().environment(\.`throw`, 1) }.texts == ["1 1"])
  }

  @Test func `A key path may lead into a tuple or an optional (A09, A10)`() {
    #expect(TestHost { Nested() }.texts == ["10 rum 5 2"])
    #expect(TestHost { Chained() }.texts == ["0 none"])
    #expect(TestHost { Chained().environment(\.escort, Cargo()) }.texts == ["10 tea"])
  }

  @Test func `A key path may contain subscripts (A11)`() {
    #expect(TestHost { Subscripts() }.texts == ["1 tea 0 5"])
  }

  @Test func `A view may read the whole environment (A12, I02)`() {
    #expect(TestHost { Whole().environment(\.name, "you") }.texts == ["Ahoy, you north"])
  }

  @Test func `A read may spell out the module and the root of its key path (A13)`() {
    #expect(TestHost { Spelled() }.texts == ["north 5"])
  }

  @Test func `A second property wrapper may unwrap a binding of the environment (A14)`() {
    let host = TestHost { Bindings() }
    #expect(host.texts.prefix(1) == ["false"])
    host.tap("Anchor")
    #expect(host.texts.prefix(1) == ["true"])
    host.tap("By the wrapper")
    #expect(host.texts.prefix(1) == ["false"])
  }

  @Test func `An Environment may be a plain property, with a composed key path (A15, A16)`() {
    #expect(TestHost { Stored(speed: Environment(\.masts)) }.texts == ["north 3"])
    let host = TestHost {
      PutTogether(\.hold, crate: \.crates[1]).environment(\.hold.weight, 4)
    }
    #expect(host.texts == ["4 rum"])
  }

  @Test func `A class may use Environment as a service locator (A17)`() {
    #expect(Logbook().harbor == "Riga")
    #expect(Logbook(harbor: "Gdynia").harbor == "Gdynia")
    #expect(Logbook().speed == 5)
    #expect(Logbook().look() == 3)
  }

  @Test func `A view may pass on its Environment wrapper (A19)`() {
    #expect(TestHost { HandedOn() }.texts == ["north htron"])
  }

  @Test func `A property may be computed from an environment value (A20)`() {
    #expect(TestHost { Derived() }.texts == ["10"])
  }

  @Test func `A modifier, a style and a generic view may read values (A21)`() {
    let host = TestHost {
      Framed { Text("framed").modifier(Labelled()) }.environment(\.course, "a")
      Button("Go") {}.buttonStyle(CourseButtonStyle()).environment(\.course, "b")
    }
    #expect(host.texts == ["framed", "a", "a", "Go", "b"])
  }

  @Test func `A nested type may read values through an alias of Environment (A22)`() {
    #expect(TestHost { Deck.Upper() }.texts == ["5"])
  }

  @Test func `A dynamic property may contain another dynamic property (H01)`() {
    #expect(TestHost { Wrapped().environment(\.speed, 40) }.texts == ["10 10"])
  }

  @Test func `An enum may be a dynamic property (H02)`() {
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

  @Test func `A style or an extension may conform to DynamicProperty (H04, H05)`() {
    #expect(TestHost { DeckView(style: CourseDeckStyle()) }.texts == ["deck north"])
    #expect(TestHost { ApartView().environment(\.speed, 6) }.texts == ["6"])
  }

  @Test func `The update method may be plain, mutating or nonisolated (H06, H07, H08)`() {
    let log = Watching.Log()
    let host = TestHost { Updating(log: log).environment(\.speed, 6) }
    #expect(host.texts == ["<north> 6"])
    #expect(log.lines == ["6"])
  }

  @Test func `A property wrapper may be qualified with its module (H09)`() {
    let ship = Ship("Anna")
    let host = TestHost { Qualified(ship: ship) }
    host.type("Berta", into: "Name")
    host.tap("Count")
    #expect(ship.name == "Berta")
    #expect(host.texts.last == "1")
  }

  @Test func `A State property may have no initial value (H10)`() {
    let host = TestHost { States(from: 2) }
    #expect(host.texts == ["no note 4", "Note"])
    host.tap("Note")
    #expect(host.texts == ["a note 5", "Note"])
  }

  @Test func `A default may be isolated or unsafe (E13, K05, F09)`() {
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
