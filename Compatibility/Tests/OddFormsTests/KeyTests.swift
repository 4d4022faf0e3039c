@testable import OddForms
import SwiftUI
import Testing

// The identifiers in the names of the tests, such as E01, refer to the forms in the sources.
@MainActor
@Suite struct Keys {
  private let values = EnvironmentValues()

  @Test func `A default may be stored or computed, and may name its type (E01, E02, E05, E07)`() {
    #expect(values[SpeedKey.self] == 5)
    #expect(values[CourseKey.self] == "north")
    #expect(values[CargoKey.self] == Cargo())
    #expect(values[EscortKey.self] == nil)
    #expect(values[DepthKey.self] == 2)
  }

  @Test func `A key may be nested, an enum or a class (E08, E09, E10)`() {
    #expect(values.harbor == "Riga")
    #expect(values[TideKey.self] == 2)
    #expect(values[WindKey.self] == 3)
  }

  @Test func `A generic key is a separate key for each type argument (E11)`() {
    var values = EnvironmentValues()
    values[LogKey<Int>.self] = [1]
    #expect(values[LogKey<Int>.self] == [1])
    #expect(values[LogKey<String>.self] == [])
    #expect(values[Context<Int>.self] == nil)
    values[Context<Int>.self] = Environment(\.speed)
    #expect(values[Context<Int>.self]?.wrappedValue == 5)
    #expect(values[Context<Double>.self] == nil)
  }

  @Test func `A key may write the module's name before its protocol (E12)`() {
    #expect(values.crew == [])
  }

  @Test func `A key or its default may be on the main actor (E13)`() {
    let captain = Captain()
    var values = EnvironmentValues()
    #expect(values.captain === values.captain)
    values.captain = captain
    #expect(values.captain === captain)
    #expect(values.mate !== captain)
  }

  @Test func `A default may contain conditional compilation (E14)`() {
    #expect(values[PortKey.self] == "Linux")
  }

  @Test
  func `A type may be its own key, even a generic or imported type (K01, K02, K03)`() {
    #expect(values[Beacon.self].color == "red")
    #expect(values[Date.self]() == Date(timeIntervalSince1970: 0))
    #expect(values[Compass<Int>.self] == nil)
    var values = EnvironmentValues()
    values[Compass<Int>.self] = Compass(90)
    #expect(values[Compass<Int>.self]?.needle == 90)
  }

  @Test func `A protocol of keys may provide the default (K04)`() {
    var values = EnvironmentValues()
    #expect(values[RadarSwitch.self])
    values[RadarSwitch.self] = false
    #expect(!values[RadarSwitch.self])
  }

  @Test func `A value may be a closure, a weak reference, Any or an array (K05, K06, K07)`() {
    #expect(values.signal("a") == "a.")
    var values = EnvironmentValues()
    #expect(values[OwnerKey.self].object == nil)
    let captain = Captain()
    values[OwnerKey.self] = WeakBox(captain)
    #expect(values[OwnerKey.self].object === captain)
    #expect(values[AnythingKey.self] as? Int == 0)
    values[AnythingKey.self] = "anything"
    #expect(values[AnythingKey.self] as? String == "anything")
    values[FlagsKey.self] = [Pennant(letter: "A")]
    #expect(values[FlagsKey.self].map(\.letter) == ["A"])
  }

  @Test
  func `Code may create, read, compare and print an environment (I01, I02, I03, I05, I07)`() {
    var values = EnvironmentValues()
    #expect(values == EnvironmentValues())
    values[keyPath: \.speed] = 6
    #expect(values[keyPath: \.speed] == 6)
    #expect(values.description == "[EnvironmentPropertyKey<SpeedKey> = 6]")
    #expect(values != EnvironmentValues())
    var other = EnvironmentValues()
    other.speed = 6
    #expect(values == other)
  }
}

@MainActor
@Suite struct Properties {
  @Test func `An environment property may have its accessors in any order (F01, F02, F03)`() {
    var values = EnvironmentValues()
    values.speed = 6
    values.course = "south"
    values.cargo = .heavy
    values.escort = Cargo()
    #expect(values.speed == 6)
    #expect(values.course == "south")
    #expect(values.cargo.weight == 99)
    #expect(values.escort?.weight == 10)
  }

  @Test func `A property may have an internal setter, availability or isolation (F05, F06, F09)`() {
    var values = EnvironmentValues()
    values.wind = 8
    values.lighthouse = "ab"
    values.tide = 9
    #expect(values.wind == 8)
    #expect(values.lighthouse == "ab")
    #expect(values.tide == 9)
  }

  @Test func `A protocol may provide values to each conforming type (F07)`() {
    var values = EnvironmentValues()
    #expect(!values.isFast)
    values.isFast = true
    #expect(values.speed == 30)
  }

  @Test func `A subscript may get and set environment values (F08)`() {
    var values = EnvironmentValues()
    values[crate: 1] = "salt"
    values[StepKey()] = 5
    values[key: \Beacon.self] = Beacon(color: "blue")
    values[styles: StyleSpecifier(Sail.self)].append(Sail(area: 3))
    #expect(values.cargo.crates == ["tea", "salt"])
    #expect(values[StepKey.self] == 5)
    #expect(values[Beacon.self].color == "blue")
    #expect(values[LogKey<Sail>.self] == [Sail(area: 3)])
    #expect(values[service: \Pilot.self].guide("go") == "go north")
  }

  @Test func `An accessor may use other environment values (F10, F11)`() {
    var values = EnvironmentValues()
    values.knotsMore = 4
    values.knotsMore = 4
    values.depth = -1
    #expect(values.voyage == "north at 13")
    #expect(values.depth == 0)
  }

  @Test func `An entry may have a type, a default or both (G01 to G08)`() {
    let values = EnvironmentValues()
    #expect(values.name == "Anna")
    #expect(values.masts == 3)
    #expect(values.passenger == nil)
    #expect(values.anchors == 1)
    #expect(values.tonnage + values.length == 430)
    #expect(values.route == "Riga to Gdynia")
    #expect(values.hold == Cargo())
    #expect(values.insets.trailing == 4)
  }

  @Test func `An entry may be a closure, a binding, isolated or generic (G09 to G15)`() {
    var values = EnvironmentValues()
    #expect(values.hail("you") == "Ahoy, you")
    values.hail = { "Hey, \($0)" }
    #expect(values.hail("you") == "Hey, you")
    #expect(values.ring == nil)
    #expect(!values.isAnchored.wrappedValue)
    #expect(values.helm == 1)
    #expect(values.rudder.letter == "R")
    #expect(values.draft == 4)
    #expect(values.stores == [:])
    values.stores["tea", default: []].append(1)
    #expect(values.stores == ["tea": [1]])
    #expect(values.position == (1, 2))
    #expect(ObjectIdentifier(values.flagType) == ObjectIdentifier(Pennant.self))
    #expect(values.`throw` == 9)
    #expect(values.knots == 12)
  }

  @Test func `A transaction may have entries (G06)`() {
    var transaction = Transaction()
    #expect(!transaction.isGentle)
    transaction.isGentle = true
    #expect(transaction.isGentle)
  }
}
