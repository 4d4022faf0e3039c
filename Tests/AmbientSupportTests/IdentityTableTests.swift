import AmbientSupport
import Testing

@Suite struct `An identity table` {
  private final class Object {}

  @Test func `An identity table returns the newest object that was stored for a key`() {
    let keys = (0..<2_000).map { _ in Object() }
    var table = IdentityTable<Object>()
    var model: [ObjectIdentifier: Object] = [:]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5_000 {
      let key = ObjectIdentifier(keys[Int.random(in: 0..<keys.count, using: &generator)])
      let object = Object()
      table.insert(object, for: key)
      model[key] = object
      #expect(table[key] === object)
    }
    #expect(table.count == model.count)
    for key in keys { #expect(table[ObjectIdentifier(key)] === model[ObjectIdentifier(key)]) }
    #expect(
      Set(table.objects.map(ObjectIdentifier.init)) == Set(model.values.map(ObjectIdentifier.init))
    )
  }

  @Test func `An identity table returns nil for a missing key, and its copies are independent`() {
    let key = ObjectIdentifier(Int.self)
    var table = IdentityTable<Object>()
    #expect(table[key] == nil && table.objects.isEmpty)
    let copy = table
    table.insert(Object(), for: key)
    #expect(table[key] != nil && copy[key] == nil)
  }

  @Test func `An identity table releases its objects when it is released`() {
    weak var object: Object?
    do {
      var table = IdentityTable<Object>()
      let stored = Object()
      object = stored
      table.insert(stored, for: ObjectIdentifier(Int.self))
      #expect(table[ObjectIdentifier(Int.self)] === object)
    }
    #expect(object == nil)
  }
}
