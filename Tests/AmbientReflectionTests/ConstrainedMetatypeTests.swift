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

  // The Swift runtime crashes when the name of such a metatype's type is requested.
  @Test func `are the same if the types are`() {
    #expect(areSame(Holder(name: "a", source: Tap.self), Holder(name: "a", source: Tap.self)))
    #expect(!areSame(Holder(name: "a", source: Tap.self), Holder(name: "a", source: Well.self)))
  }
}
