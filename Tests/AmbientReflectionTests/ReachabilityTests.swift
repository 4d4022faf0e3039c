import AmbientReflection
import Testing

private final class Store {}

private protocol Named {}

private protocol Shared: AnyObject {}

private struct Plain {
  var number = 0
  var name = ""
  var pair = (1.5, true)
  var date: Duration?
  var tags: [String: Set<Int>] = [:]
}

private indirect enum Tree {
  case leaf(Plain)
  case branch(Tree, [Tree])
}

private indirect enum Endless<Value> {
  case end(Value)
  case more(Endless<[Value]>)
}

private struct HoldsWeakly { weak var store: Store? }

private struct Generic<Content> { var content: Content }

@Suite struct `Reachability of objects` {
  @Test(
    arguments: [
      Int.self, String.self, Plain.self, Tree.self, [Plain].self, Plain?.self, Generic<Plain>.self,
      Void.self, Store.Type.self, [ArraySlice<Character>].self, (Substring, Double).self,
      ContiguousArray<Bool>.self,
    ] as [Any.Type]
  )
  func `leadsToObjects is false for a type that contains only values`(_ type: Any.Type) {
    #expect(!Reachability.leadsToObjects(type))
    #expect(!Reachability.leadsToObjects(type))
  }

  @Test(
    arguments: [
      Store.self, AnyObject.self, Any.self, (any Named).self, (any Shared).self, Store?.self,
      [Store].self, [String: Store].self,
      HoldsWeakly.self, Generic<Store>.self, Generic<() -> Void>.self, UnsafePointer<Int>.self,
      Unmanaged<Store>.self, Endless<Int>.self, (Int, Store).self,
    ] as [Any.Type]
  )
  func `leadsToObjects is true for a type with objects, closures, raw memory or too many types`(
    _ type: Any.Type
  ) {
    #expect(Reachability.leadsToObjects(type))
    #expect(Reachability.leadsToObjects(type))
  }
}
