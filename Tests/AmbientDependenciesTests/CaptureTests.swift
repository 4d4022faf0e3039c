import AmbientDependencies
import AmbientDependenciesTesting
import Testing

private class Model: @unchecked Sendable {
  @Dependency(\.int) var int
  @Dependency(\.string) var string

  func makeChild() -> Model { withDependencies(from: self) { Model() } }

  func makeChild(_ int: Int) -> Model {
    withDependencies(from: self) {
      $0.int = int
    } operation: {
      Model()
    }
  }
}

private final class Heir: Model, @unchecked Sendable {
  var name = "heir"
}

private final class Plain {
  var child: Model?
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(C1)`.
@Suite(.dependencies) struct `Dependencies that objects capture` {
  private func makeModel() -> Model {
    withDependencies {
      $0.int = 1729
    } operation: {
      withDependencies {
        $0.string = "howdy"
      } operation: {
        Model()
      }
    }
  }

  @Test func `A captured value applies unless a newer override applies (C1, C2)`() {
    let model = makeModel()
    #expect(model.int == 1729)
    #expect(model.string == "howdy")
    withDependencies {
      $0.int = 2
    } operation: {
      #expect(model.int == 2)
      #expect(model.string == "howdy")
    }
    #expect(model.int == 1729)
  }

  @Test
  func `Child objects inherit the values of their parent, except for newer overrides (C3, C4)`() {
    let model = makeModel()
    let grandchild = model.makeChild().makeChild()
    #expect(grandchild.int == 1729)
    #expect(grandchild.string == "howdy")
    let fresh = withDependencies {
      $0.int = 3
    } operation: {
      grandchild.makeChild()
    }
    #expect(fresh.int == 3)
    #expect(fresh.string == "howdy")
  }

  @Test func `Child objects inherit values across suspensions (C5)`() async {
    let model = await withDependencies {
      $0.int = 1729
    } operation: {
      await Task.yield()
      return Model()
    }
    #expect(model.int == 1729)
    let child = await withDependencies(from: model) {
      await Task.yield()
      return Model()
    }
    #expect(child.int == 1729)
    let other = await withDependencies(from: model) {
      $0.int = 4
    } operation: {
      await Task.yield()
      return Model()
    }
    #expect(other.int == 4)
    #expect(child.int == 1729)
  }

  @Test func `Even an object without dependencies captures the overrides at its creation (C6)`() {
    let plain = withDependencies {
      $0.int = 6
    } operation: {
      Plain()
    }
    #expect(withDependencies(from: plain) { Model() }.int == 6)
  }

  @Test
  func `withDependencies reports an object that has neither dependencies nor overrides (C7)`() {
    let plain = Plain()
    var line = 0
    let texts = issues {
      line = #line + 1
      let model = withDependencies(from: plain) { Model() }
      #expect(model.int == 42)
    }
    #expect(
      texts == [
        """
        'withDependencies(from:)' was given a 'Plain', which has no dependencies.

          Called at  AmbientDependenciesTests/CaptureTests.swift:\(line)

        To fix this, do one of:
          • Give 'Plain' a stored '@Dependency'.
          • Create and return the object in the operation of 'withDependencies'.
        """
      ]
    )
  }

  @Test func `Child objects created in different overrides keep their own values (C8)`() {
    let parent = withDependencies {
      $0.int = 1
    } operation: {
      Model()
    }
    let (first, second) = (parent.makeChild(2), parent.makeChild(3))
    #expect([parent.int, first.int, second.int] == [1, 2, 3])
  }

  @Test func `A subclass inherits the dependency of its superclass (C9, X9)`() {
    let heir = withDependencies {
      $0.int = 9
    } operation: {
      Heir()
    }
    #expect(withDependencies(from: heir) { Model() }.int == 9)
  }

  @Test func `A detached task reads the values that an object captured (C10)`() async {
    let model = withDependencies {
      $0.int = 7
    } operation: {
      Model()
    }
    #expect(await Task.detached { model.int }.value == 7)
  }

  @Test func `A deinitializer can create objects while unused overrides are released`() {
    final class Last: Sendable {
      static let ended = Box(0)
      deinit {
        withDependencies {
          $0.int = 1
        } operation: {
          Plain()
        }
        Self.ended.withLock { $0 += 1 }
      }
    }
    enum Key: TestDependencyKey { static let testValue: Last? = nil }
    // The library stores the overrides of each `Plain` object. When the number of stored overrides
    // has doubled, the library releases the overrides of objects that no longer exist.
    for _ in 0..<1_000 {
      withDependencies {
        $0[Key.self] = Last()
      } operation: {
        Plain()
      }
    }
    #expect(Last.ended.withLock { $0 } > 0)
  }

  @Test func `A captured value is released with the object that captured it`() {
    final class Value: Sendable {}
    enum Key: TestDependencyKey { static let testValue: Value? = nil }
    final class Holder: @unchecked Sendable {
      @Dependency(Key.self) var value
    }
    weak var value: Value?
    var holder: Holder?
    do {
      let strong = Value()
      value = strong
      holder = withDependencies {
        $0[Key.self] = strong
      } operation: {
        Holder()
      }
    }
    #expect(holder?.value != nil)
    #expect(value != nil)
    holder = nil
    #expect(value == nil)
  }

  @Test func `Each property uses and releases its own key path, even if the key paths are equal`() {
    weak var part: Part?
    withDependencies {
      $0.int = 1
    } operation: {
      let (one, two) = (Part(10), Part(20))
      part = one
      let readers = [Dependency(\.[plus: one]), Dependency(\.[plus: two])]
      #expect(readers.map(\.wrappedValue) == [11, 21])
    }
    #expect(part == nil)
  }

  @Test func `Ten thousand properties with different key paths read the correct values`()
    async
  {
    await #expect(processExitsWith: .success) {
      var readers: [Dependency<Int>] = []
      for number in 0..<10_000 { readers.append(Dependency(\.[plus: number])) }
      let sum = withDependencies {
        $0.int = 1
      } operation: {
        readers.reduce(0) { $0 + $1.wrappedValue }
      }
      precondition(sum == 10_000 + 10_000 * 9_999 / 2)
    }
  }
}

extension DependencyValues {
  fileprivate subscript(plus number: Int) -> Int { int + number }
  fileprivate subscript(plus part: Part) -> Int { int + part.number }
}

/// A class whose instances are all equal.
private final class Part: Hashable, Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (a: Part, b: Part) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
