import Observation
import SwiftUI
import Testing

@MainActor
@Suite struct Storage {
  @Test func `An environment value that is not set is the default`() {
    #expect(EnvironmentValues().gutter == 2)
  }

  @Test func `An environment value is read as it was set`() {
    var values = EnvironmentValues()
    values.gutter = 7
    #expect(values.gutter == 7)
    values[GutterKey.self] += 1
    #expect(values[GutterKey.self] == 8)
  }

  @Test func `Copies of the environment have value semantics`() {
    var first = EnvironmentValues()
    first.gutter = 3
    var second = first
    second.gutter = 4
    #expect(first.gutter == 3)
    #expect(second.gutter == 4)
  }

  @Test func `Two properties with the same key have the same value`() {
    var values = EnvironmentValues()
    values.margin = 9
    #expect(values.gutter == 9)
  }

  @Test func `A setter may limit a value`() {
    let record = Record()
    _ = Stage { Reader("gutter", \.gutter, record).environment(\.clampedGutter, -4) }
    #expect(record.takeLines() == ["gutter 0"])
  }

  @Test func `A setter may ignore a value`() {
    let record = Record()
    _ = Stage {
      Reader("gutter", \.gutter, record).environment(\.positiveGutter, -4).environment(\.gutter, 5)
    }
    #expect(record.takeLines() == ["gutter 5"])
  }

  // `.environment` requires a `WritableKeyPath`. A get-only property has another type of key path.
  @Test func `A get-only property is rejected at compile time`() {
    #expect((\EnvironmentValues.totalGutter as AnyKeyPath) is KeyPath<EnvironmentValues, Int>)
    #expect(
      !((\EnvironmentValues.totalGutter as AnyKeyPath) is WritableKeyPath<EnvironmentValues, Int>)
    )
  }

  @Test func `The environment's description lists the newest entry first, and replaced entries`() {
    var values = EnvironmentValues()
    _ = values.isOpen
    #expect(values.description == described())
    values.isOpen = false
    #expect(values.description == described("EnvironmentPropertyKey<IsOpenKey> = false"))
    values.isOpen = false
    #expect(values.description == described("EnvironmentPropertyKey<IsOpenKey> = false"))
    values.isOpen = true
    #expect(
      values.description
        == described(
          "EnvironmentPropertyKey<IsOpenKey> = true",
          "EnvironmentPropertyKey<IsOpenKey> = false"
        )
    )
  }

  @Test func `An object is set, read and cleared by its type`() {
    var values = EnvironmentValues()
    #expect(values[Animal.self] == nil)
    let animal = Animal()
    values[Animal.self] = animal
    #expect(values[Animal.self] === animal)
    values[Animal.self] = nil
    #expect(values[Animal.self] == nil)
  }

  @Test func `An object is found only by the type under which it was set`() {
    var values = EnvironmentValues()
    let dog = Dog()
    values[Animal.self] = dog
    #expect(values[Animal.self] === dog)
    #expect(values[Dog.self] == nil)
  }

  /// Returns the description of an environment that has these entries before the entries that
  /// every environment has.
  private func described(_ entries: String...) -> String {
    let rest = EnvironmentValues().description.dropFirst().dropLast()
    return "[\((entries + (rest.isEmpty ? [] : [String(rest)])).joined(separator: ", "))]"
  }
}

private struct GutterKey: EnvironmentKey { static let defaultValue = 2 }
private struct IsOpenKey: EnvironmentKey { static let defaultValue = false }

@Observable private class Animal {}
private final class Dog: Animal {}

extension EnvironmentValues {
  fileprivate var gutter: Int {
    get { self[GutterKey.self] }
    set { self[GutterKey.self] = newValue }
  }
  fileprivate var margin: Int {
    get { self[GutterKey.self] }
    set { self[GutterKey.self] = newValue }
  }
  fileprivate var clampedGutter: Int {
    get { self[GutterKey.self] }
    set { self[GutterKey.self] = max(0, newValue) }
  }
  fileprivate var positiveGutter: Int {
    get { self[GutterKey.self] }
    set { if newValue > 0 { self[GutterKey.self] = newValue } }
  }
  fileprivate var totalGutter: Int { gutter + margin }
  fileprivate var isOpen: Bool {
    get { self[IsOpenKey.self] }
    set { self[IsOpenKey.self] = newValue }
  }
}
