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

  @Test func `A modifier may set an expression, a static member or a condition (B01, B02, B09)`() {
    #expect(texts { Expression() } == ["3 north. 10"])
    #expect(texts { Member() } == ["5 north. 99"])
    #expect(texts { Condition() } == ["30 north. 10"])
  }

  @Test func `The environment modifier may set a closure (B03, B04)`() {
    #expect(texts { TrailingClosure() } == ["5 (north) 10"])
    #expect(texts { ClosureArgument() } == ["5 [north] 10"])
  }

  @Test func `A helper may set a value that is created from a closure (B05)`() {
    var received: [String] = []
    let host = TestHost { Horn().onHorn { received.append($0) } }
    host.tap("Horn")
    let short = TestHost { Horn().onShortHorn { received.append($0) } }
    short.tap("Horn")
    #expect(received == ["toot", "to"])
  }

  @Test func `The environment modifier may set a binding (B06, B07)`() {
    let host = TestHost { Bindings() }
    #expect(host.texts.filter { $0 == "true" || $0 == "false" } == ["false", "true"])
  }

  @Test func `The environment modifier may set nil (B08)`() {
    #expect(texts { Nothing() } == ["0 none"])
  }

  @Test func `The environment modifier may set a part of a value (B10)`() {
    #expect(texts { PartOfAValue() } == ["11 salt 5 8"])
  }

  @Test func `The environment modifier may set a value through a subscript (B11)`() {
    #expect(texts { SubscriptWrites() } == ["4 silk 2 5"])
    #expect(texts { KeyedByType() } == ["green"])
  }

  @Test func `A key path may be a variable, a composition or a parameter (B12, I04)`() {
    #expect(texts { KeyPathVariables() } == ["8 south. 12"])
    #expect(texts { Readout().copying(from: \.masts, to: \.speed) } == ["3 north. 10"])
  }

  @Test func `The environment modifier may set a whole environment (B13)`() {
    let host = TestHost { WholeEnvironment().environment(\.speed, 9) }
    #expect(host.texts == ["1 north. 10", "2 west. 10"])
    #expect(host.viewTree.elements.count == 2)
  }

  @Test func `A modifier may set an object (B14)`() {
    #expect(texts { ObjectWrites() } == ["Anna true", "Anna", "none"])
  }

  @Test func `A function of a client may set values (B15, B16, B17)`() {
    #expect(texts { Readout().fast().eastward().heavy() } == ["40 east. 50"])
  }

  @Test func `A transform may change a value (C01, C02)`() {
    #expect(texts { Transforms() } == ["51 north. 10"])
  }

  @Test func `A transform may change the whole environment (C03)`() {
    #expect(texts { WholeTransform() } == ["30 up. 10"])
  }

  @Test func `A transform may be a function (C04)`() {
    #expect(texts { FunctionTransform() } == ["6 about. 10"])
  }

  @Test func `A transform may change an element of a tuple (C05)`() {
    #expect(
      texts { TupleTransform() } == ["to north for 5", "to north for 10", "to the moon for 5"]
    )
  }

  @Test func `An environment modifier may be stored as a value (C06)`() {
    #expect(texts { StoredModifiers() } == ["22 north. 10", "21 north. 10"])
  }

  @Test func `A library may set values in functions, modifiers and views (J01 to J07)`() {
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

  @Test func `A library may declare a property wrapper that takes a key path (J06)`() {
    struct Twice: View {
      @Doubled(\.masts) private var masts
      var body: some View { Text("\(masts)") }
    }
    #expect(texts { Twice() } == ["6"])
  }

  @Test func `A file may import single declarations (J08)`() {
    #expect(texts { BellView().environment(\.bell, "ding") } == ["ding"])
  }

  @Test func `A preview is a view, and a body may print why it runs (P01, P02, P03)`() {
    #expect(texts { Readout_Previews.previews } == ["3 north. 10", "5 north. 99"])
    #expect(texts { Asking() } == ["north"])
  }
}
