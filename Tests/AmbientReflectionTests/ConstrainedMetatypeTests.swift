import AmbientReflection
import Testing

@Suite struct `Metatypes of constrained protocols` {
  private protocol Source<Output> { associatedtype Output }
  private enum Tap: Source { typealias Output = Int }
  private enum Well: Source { typealias Output = Int }

  private struct Holder {
    let name: String
    let source: any Source<Int>.Type
  }

  // The comparison must not request the name of the type `any Source<Int>.Type`, because the Swift
  // runtime would crash.
  @Test func `Two metatypes of a constrained protocol are the same if they represent one type`() {
    #expect(areSame(Holder(name: "a", source: Tap.self), Holder(name: "a", source: Tap.self)))
    #expect(!areSame(Holder(name: "a", source: Tap.self), Holder(name: "a", source: Well.self)))
  }
}
