import AmbientSupport
import AmbientTestSupport
import Testing

@testable import AmbientTaskScopes
import AmbientEnvironment

private struct First: EnvironmentKey { static let defaultValue = 0 }
private struct Second: EnvironmentKey { static let defaultValue = 0 }
private struct Third: EnvironmentKey { static let defaultValue = 0 }
/// A generic key: each argument `Whole` makes a different key.
private struct Part<Whole: EnvironmentKey>: EnvironmentKey { static var defaultValue: Int { 0 } }

@Suite struct `The overrides of a scope` {
  /// Closures that create writes, with a different key for each closure.
  private let writers: [(Int) -> EnvironmentWrite] =
    Self.writers(First.self) + writers(Second.self) + writers(Third.self)

  private static func writers<K: EnvironmentKey>(
    _ key: K.Type
  ) -> [(Int) -> EnvironmentWrite] where K.Value == Int {
    [
      { EnvironmentWriteOf<K>($0, after: nil) },
      { EnvironmentWriteOf<Part<K>>($0, after: nil) },
      { EnvironmentWriteOf<Part<Part<K>>>($0, after: nil) },
      { EnvironmentWriteOf<Part<Part<Part<K>>>>($0, after: nil) },
    ]
  }

  /// Some overrides, and a dictionary with the values that they have to return.
  private struct Model {
    var overrides = Overrides()
    var values: [ObjectIdentifier: Int] = [:]

    mutating func add(_ write: EnvironmentWrite, _ random: inout SplitMix64) {
      let override = overrides.add(write, LogicalClock.next(), at: nil)
      values[override.key] = override.value as? Int
      if Bool.random(using: &random) { overrides.finishAdding() }
    }

    func check(_ keys: [ObjectIdentifier]) {
      #expect(overrides.isEmpty == values.isEmpty)
      for key in keys {
        #expect(overrides[key]?.value as? Int == values[key])
        #expect(overrides.borrow(key)?.object === overrides[key])
      }
      let all = overrides.all
      #expect(all.count == values.count)
      for override in all { #expect(override.value as? Int == values[override.key]) }
    }
  }

  @Test(arguments: UInt64(1)...3)
  func `Overrides return the newest value of each key and stay independent of their copies`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let keys = writers.map { $0(0).key }
    var models = [Model()]
    for step in 0..<2_000 {
      let index = Int.random(in: models.indices, using: &random)
      switch step % 5 {
      case 0 where models.count < 12: models.append(models[index])
      case 1:
        let other = Int.random(in: models.indices, using: &random)
        for override in models[other].overrides.all {
          models[index].overrides.insert(override)
          models[index].values[override.key] = models[other].values[override.key]
        }
      default:
        let writer = Int.random(in: writers.indices, using: &random)
        models[index].add(writers[writer](step), &random)
      }
      models[index].check(keys)
    }
    for model in models { model.check(keys) }
  }
}
