import AmbientTesting
@testable import OddForms
import SwiftUI
import Testing

// The identifiers in the names of the tests, such as B01, refer to the forms in the sources.
@MainActor
@Suite struct Writing {
  private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
    TestHost(content: content).texts
  }

  @Test func `B01, B02, B09 a value may be an expression, a member or a condition`() {
    #expect(texts { Expression() } == ["3 north. 10"])
    #expect(texts { Member() } == ["5 north. 99"])
    #expect(texts { Condition() } == ["30 north. 10"])
  }

  @Test func `B03, B04 a value may be a closure`() {
    #expect(texts { TrailingClosure() } == ["5 (north) 10"])
    #expect(texts { ClosureArgument() } == ["5 [north] 10"])
  }

  @Test func `B05 a value may be created from a closure`() {
    var received: [String] = []
    let host = TestHost { Horn().onHorn { received.append($0) } }
    host.tap("Horn")
    let short = TestHost { Horn().onShortHorn { received.append($0) } }
    short.tap("Horn")
    #expect(received == ["toot", "to"])
  }

  @Test func `B06, B07 a value may be a binding`() {
    let host = TestHost { Bindings() }
    #expect(host.texts.filter { $0 == "true" || $0 == "false" } == ["false", "true"])
  }

  @Test func `B08 a value may be nil`() {
    #expect(texts { Nothing() } == ["0 none"])
  }

  @Test func `B10 a part of a value may be set`() {
    #expect(texts { PartOfAValue() } == ["11 salt 5 8"])
  }

  @Test func `B11 values may be set through subscripts`() {
    #expect(texts { SubscriptWrites() } == ["4 silk 2 5"])
    #expect(texts { KeyedByType() } == ["green"])
  }

  @Test func `B12, I04 a key path may be a variable, a composition or a parameter`() {
    #expect(texts { KeyPathVariables() } == ["8 south. 12"])
    #expect(texts { Readout().copying(from: \.masts, to: \.speed) } == ["3 north. 10"])
  }

  @Test func `B13 a whole environment may be set`() {
    let host = TestHost { WholeEnvironment().environment(\.speed, 9) }
    #expect(host.texts == ["1 north. 10", "2 west. 10"])
    #expect(host.viewTree.elements.count == 2)
  }

  @Test func `B14 objects may be set`() {
    #expect(texts { ObjectWrites() } == ["Anna true", "Anna", "none"])
  }

  @Test func `B15, B16, B17 functions of a client may set values`() {
    #expect(texts { Readout().fast().eastward().heavy() } == ["40 east. 50"])
  }

  @Test func `C01, C02 transforms may change values`() {
    #expect(texts { Transforms() } == ["51 north. 10"])
  }

  @Test func `C03 a transform may change the whole environment`() {
    #expect(texts { WholeTransform() } == ["30 up. 10"])
  }

  @Test func `C04 a transform may be a function`() {
    #expect(texts { FunctionTransform() } == ["6 about. 10"])
  }

  @Test func `C05 a transform may change an element of a tuple`() {
    #expect(
      texts { TupleTransform() } == ["to north for 5", "to north for 10", "to the moon for 5"]
    )
  }

  @Test func `C06 a modifier may be stored as a value`() {
    #expect(texts { StoredModifiers() } == ["22 north. 10", "21 north. 10"])
  }

  @Test func `J01 to J07 functions, modifiers and views of a library may set values`() {
    let limits = texts {
      Text("a").sounded()
      Text("b").sounded().depthLimit(9)
      Text("c").sounded().shallow().depthLimit(9)
      Text("d").sounded().deeper().shallow()
      Sounded { Text("e").sounded() }
      Text("f").captioned { Text("caption") }
    }
    #expect(
      limits == [
        "a", "limit 100", "b", "limit 9", "c", "limit 3", "d", "limit 13", "e", "limit 3", "f",
        "caption",
      ]
    )
  }

  @Test func `J06 a library may declare a property wrapper`() {
    struct Twice: View {
      @Doubled(\.masts) private var masts
      var body: some View { Text("\(masts)") }
    }
    #expect(texts { Twice() } == ["6"])
  }

  @Test func `J08 names may be imported one by one`() {
    #expect(texts { BellView().environment(\.bell, "ding") } == ["ding"])
  }

  @Test func `P01, P02, P03 previews are views, and a body may print why it runs`() {
    #expect(texts { Readout_Previews.previews } == ["3 north. 10", "5 north. 99"])
    #expect(texts { Asking() } == ["north"])
  }
}
