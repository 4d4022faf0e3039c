import Ambient
import Testing

@Suite struct `The attributes of an element` {
  @Test func `An ElementAttribute key reads and sets an attribute of an element`() {
    var attributes = ElementAttributes()
    attributes[.isOn] = true
    attributes[.level] = 0.5
    attributes[.mood] = .wild
    attributes[.text] = "x"
    #expect(attributes[.isOn] == true)
    #expect(attributes[.level] == 0.5)
    #expect(attributes[.mood] == .wild)
    #expect(attributes[.text] == "x")
    #expect(attributes[.value] == nil)
  }

  @Test func `Attributes of an element are listed in the order of their names`() {
    var attributes = ElementAttributes(.mood, .calm)
    attributes[.level] = 2
    attributes[.isOn] = false
    #expect(attributes.map(\.name) == ["isOn", "level", "mood"])
    #expect(attributes.map(\.value) == [.bool(false), .number(2), .string("calm")])
    #expect(attributes.description == "isOn=false level=2 mood=calm")
    #expect(attributes[named: "level"] == .number(2))
    #expect(attributes[named: "none"] == nil)
  }

  @Test func `Attributes are equal even if they were set in a different order`() {
    let one = ElementAttributes(.level, 1).setting(.isOn, to: true)
    let other = ElementAttributes(.isOn, true).setting(.level, to: 1)
    #expect(one == other)
    #expect(one == ElementAttributes(named: ["level": .number(1), "isOn": .bool(true)]))
    #expect(one != other.setting(.isOn, to: false))
    #expect(one.setting(.isOn, to: nil) == ElementAttributes(.level, 1))
  }

  @Test func `An attribute that is set to nil is removed`() {
    let level = ElementAttribute<Double>.level
    var attributes = ElementAttributes(level, nil)
    #expect(attributes.isEmpty)
    attributes[level] = 1
    #expect(attributes.count == 1)
    attributes[level] = nil
    #expect(attributes.isEmpty)
  }

  @Test func `A key does not read an attribute that has a value of another type`() {
    let attributes = ElementAttributes(.mood, .calm)
    #expect(attributes[ElementAttribute<Double>("mood")] == nil)
    #expect(attributes[ElementAttribute<String>("mood")] == "calm")
    let others = ElementAttributes(named: ["mood": .string("odd"), "level": .number(1.5)])
    #expect(others[.mood] == nil)
    #expect(others[ElementAttribute<Int>("level")] == nil)
    #expect(others.setting(.level, to: 3)[ElementAttribute<Int>("level")] == 3)
  }

  @Test
  func `Merging replaces old values, adding keeps them, and intersecting keeps only equal ones`() {
    let own = ElementAttributes(.level, 1).setting(.isOn, to: true)
    let others = ElementAttributes(.level, 2).setting(.mood, to: .calm)
    #expect(own.merging(others).description == "isOn=true level=2 mood=calm")
    var added = own
    added.add(others)
    #expect(added.description == "isOn=true level=1 mood=calm")
    #expect(own.intersection(others.setting(.isOn, to: true)).description == "isOn=true")
  }

  @Test func `Attributes of an element have value semantics`() {
    let first = ElementAttributes(.level, 1)
    var second = first
    second[.level] = 2
    #expect(first[.level] == 1)
  }

  @Test @MainActor func `Attributes appear in the elements and in the description of a tree`() {
    let tree = ViewTree { Thing("Dial", describe: { $0[.level] = 1 }) {} }
    tree.settle()
    #expect(tree.first("Dial")?[.level] == 1)
    #expect(tree.elementDescription == "Dial level=1")
  }

  @Test func `Attributes take 1 word of memory, and an element description at most 8 words`() {
    #expect(MemoryLayout<ElementAttributes>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<ElementDescription>.size <= 8 * MemoryLayout<Int>.size)
  }
}
