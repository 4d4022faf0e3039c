import AmbientDependencies
import AmbientDependenciesTesting
import Dispatch
import Testing

private struct Child: TestDependencyKey {
  var value: @Sendable () -> Int = { 1729 }
  static var testValue: Child { Child() }
}

/// A key with a default that reads `Child` when the default is created.
private enum EagerKey: TestDependencyKey {
  static var testValue: Int {
    @Dependency(Child.self) var child
    return child.value()
  }
}

/// A key with a default that reads `Child` when the default is created.
///
/// Unlike `EagerKey`, this key has the form of a key that `@Entry` declares.
private struct EagerEntryKey: EnvironmentKey, _EntryKey {
  static let entryDefault = _EntryDefault<Int>(EagerKey.testValue)
}

/// A client that creates a new property for `Child` in each call, and reads this property.
private struct Late: TestDependencyKey {
  var value: @Sendable () -> Int
  static var testValue: Late {
    Late {
      @Dependency(Child.self) var child
      return child.value()
    }
  }
}

/// A client whose default creates one property for `Child`.
///
/// Each call reads this property.
private struct Early: TestDependencyKey {
  var value: @Sendable () -> Int
  static var testValue: Early {
    @Dependency(Child.self) var child
    return Early { [_child] in _child.wrappedValue.value() }
  }
}

private final class Model: @unchecked Sendable {
  @Dependency(Early.self) var early
  @Dependency(EagerEntryKey.self) var eager
}

// `@Dependency(EagerEntryKey.self)` requires this conformance, but the property reads
// `entryDefault`, not this test value.
extension EagerEntryKey: TestDependencyKey {
  static var testValue: Int { 0 }
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(D1)`.
@Suite(.dependencies) struct `Defaults` {
  @Dependency(\.counter) private var counter

  @Test func `A default is created once (D1)`() {
    #expect(counter.increment() == 1)
    #expect(counter.increment() == 2)
  }

  @Test func `Each context has its own default (D2, D3)`() {
    for context in DependencyContext.allCases {
      withDependencies {
        $0.context = context
      } operation: {
        #expect(counter.increment() == 1)
      }
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(counter.increment() == 2)
    }
    #expect(counter.increment() == 2)
  }

  @Test func `A default that a hundred tasks read at the same time is created once (D4)`() async {
    enum Key: TestDependencyKey {
      static let creations = Box(0)
      static var testValue: Int {
        creations.withLock {
          $0 += 1; return $0
        }
      }
    }
    for round in 1...1_000 {
      await withDependencies {
        $0 = DependencyValues()
      } operation: {
        let isSame = await withTaskGroup(of: Int.self) { group in
          for _ in 0..<100 {
            group.addTask {
              @Dependency(Key.self) var value
              return value
            }
          }
          return await group.allSatisfy { $0 == round }
        }
        #expect(isSame)
      }
    }
  }

  @Test func `A default is created only once, even if another default reads it (D5)`() {
    enum Inner: TestDependencyKey {
      static let creations = Box(0)
      static var testValue: Int {
        creations.withLock {
          $0 += 1; return $0
        }
      }
    }
    enum Outer: TestDependencyKey {
      static var testValue: Int {
        @Dependency(Inner.self) var inner
        return inner
      }
    }
    @Dependency(Outer.self) var outer
    @Dependency(Inner.self) var inner
    #expect(outer == 1)
    #expect(inner == 1)
  }

  @Test(arguments: [false, true])
  func `A default of an @Entry is computed again if a dependency that it reads is overridden (D7)`(
    isReadBefore: Bool
  ) {
    @Dependency(EagerKey.self) var eager
    @Dependency(EagerEntryKey.self) var entry
    if isReadBefore { #expect(eager + entry == 2 * 1729) }
    withDependencies {
      $0[Child.self].value = { 42 }
    } operation: {
      #expect(eager == 1729)
      #expect(entry == 42)
      withDependencies {
        $0.int = 1
      } operation: {
        #expect(entry == 42)
      }
    }
    #expect(eager + entry == 2 * 1729)
  }

  @Test func `A client finds the current override if it reads the dependency in each call (D8)`() {
    @Dependency(Late.self) var late
    #expect(late.value() == 1729)
    withDependencies {
      $0[Child.self].value = { 42 }
    } operation: {
      #expect(late.value() == 42)
      withDependencies {
        $0[Late.self].value = { 5 }
      } operation: {
        #expect(late.value() == 5)
      }
    }
  }

  @Test
  func `A client reads the current value, whether its property is created early or late (D9)`() {
    for isEarly in [true, false] {
      let value = withDependencies {
        $0[Child.self].value = { 42 }
      } operation: {
        @Dependency(Early.self) var early
        @Dependency(Late.self) var late
        let value = isEarly ? early.value : late.value
        #expect(value() == 42)
        return value
      }
      #expect(value() == 1729)
      withDependencies {
        $0[Child.self].value = { 7 }
      } operation: {
        #expect(value() == 7)
      }
    }
  }

  @Test func `An override of any value in a diamond of dependencies changes the result (D10)`() {
    enum C: TestDependencyKey { static let testValue = 1 }
    struct B1: TestDependencyKey {
      var value: @Sendable () -> Int
      static var testValue: B1 {
        B1 {
          @Dependency(C.self) var c
          return c * 10
        }
      }
    }
    struct B2: TestDependencyKey {
      var value: @Sendable () -> Int
      static var testValue: B2 {
        B2 {
          @Dependency(C.self) var c
          return c * 100
        }
      }
    }
    func a() -> Int {
      @Dependency(B1.self) var b1
      @Dependency(B2.self) var b2
      return b1.value() + b2.value()
    }
    #expect(a() == 110)
    withDependencies {
      $0[C.self] = 2
    } operation: {
      #expect(a() == 220)
    }
    withDependencies {
      $0[B1.self].value = { 1 }
      $0[B2.self].value = { 2 }
    } operation: {
      @Dependency(C.self) var c
      #expect(a() == 3)
      #expect(c == 1)
    }
  }

  @Test func `A dependency property of a client returns the current override (D11)`() {
    struct Client: TestDependencyKey {
      @Dependency(Child.self) var child
      static var testValue: Client { Client() }
    }
    @Dependency(Client.self) var client
    withDependencies {
      $0[Child.self].value = { 99 }
    } operation: {
      #expect(client.child.value() == 99)
      withDependencies {
        $0[Child.self].value = { 42 }
      } operation: {
        #expect(client.child.value() == 42)
      }
    }
    #expect(client.child.value() == 1729)
  }

  @Test(arguments: [false, true])
  func `An override that an object captures applies to defaults that read the value (D12, D13, X9)`(
    isReadBefore: Bool
  ) {
    if isReadBefore {
      @Dependency(Early.self) var early
      @Dependency(EagerEntryKey.self) var eager
      #expect(early.value() == 1729)
      #expect(eager == 1729)
    }
    let model = withDependencies {
      $0[Child.self].value = { 1 }
    } operation: {
      Model()
    }
    #expect(model.early.value() == 1)
    #expect(model.eager == 1)
    withDependencies {
      $0[Child.self].value = { 42 }
    } operation: {
      #expect(model.early.value() == 42)
      #expect(model.eager == 42)
    }
    @Dependency(Early.self) var early
    @Dependency(EagerEntryKey.self) var eager
    #expect(early.value() == 1729)
    #expect(eager == 1729)
  }

  @Test func `The report of a cycle of defaults names the keys of the cycle (D15, X9)`() async {
    enum A: TestDependencyKey {
      static var testValue: Int {
        @Dependency(B.self) var b
        return b
      }
    }
    enum B: TestDependencyKey {
      static var testValue: Int {
        @Dependency(A.self) var a
        return a
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @Dependency(A.self) var a
      _ = a
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      printed.contains(
        """
        The default of 'A' cannot be made, because it needs itself.

          Cycle  A → B → A

        To fix this:
          • Read one of these values later, in a closure or a method, not while a default is made.
        """
      )
    )
  }

  @Test func `A default that waits for another thread does not block other defaults (D16, X9)`() {
    enum Quick: TestDependencyKey { static var testValue: Int { 5 } }
    enum Slow: TestDependencyKey {
      static let hasStarted = DispatchSemaphore(value: 0)
      static let mayContinue = DispatchSemaphore(value: 0)
      static var testValue: Int {
        hasStarted.signal()
        mayContinue.wait()
        return 6
      }
    }
    let isDone = DispatchSemaphore(value: 0)
    let work = inheritingDependencies {
      @Dependency(Slow.self) var slow
      #expect(slow == 6)
      isDone.signal()
    }
    DispatchQueue.global().async { work() }
    Slow.hasStarted.wait()
    @Dependency(Quick.self) var quick
    #expect(quick == 5)
    Slow.mayContinue.signal()
    isDone.wait()
  }
}
