import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `A preference of many views` {
  /// A row for one of the models.
  ///
  /// While the flag of the model is true, the row sets the name of the model as a preference.
  private struct Row: View {
    let id: Int
    let models: [TreeModel]

    var body: some View {
      let model = models[id]
      if model.flag {
        Text("").preference(key: WordsKey.self, value: [model.name])
      } else {
        Text("")
      }
    }
  }

  private struct Rows: View {
    let order: TreeModel
    let models: [TreeModel]
    var body: some View { ForEach(order.ids, id: \.self) { Row(id: $0, models: models) } }
  }

  @Test(arguments: UInt64(1)...6)
  func `A preference of many views is reduced in tree order after any sequence of changes`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let models = (0..<400).map { number in
      let model = TreeModel()
      model.name = "\(number)"
      model.flag = !number.isMultiple(of: 7)
      return model
    }
    let order = TreeModel(Array((0..<400).shuffled(using: &random).prefix(300)))
    let log = TreeLog()
    let host = TestHost { Rows(order: order, models: models).logWords(in: log) }
    func expected() -> String {
      order.ids.filter { models[$0].flag }.map { models[$0].name }.joined(separator: " ")
    }
    var last = log.unread.last
    #expect(last == expected())
    for step in 0..<400 {
      switch Int.random(in: 0..<16, using: &random) {
      case 0: order.ids.shuffle(using: &random)
      case 1: order.ids = Array(order.ids.shuffled(using: &random).prefix(step % 40))
      case 2...4:
        let absent = (0..<400).filter { !order.ids.contains($0) }.shuffled(using: &random)
        let index = Int.random(in: 0...order.ids.count, using: &random)
        order.ids.insert(contentsOf: absent.prefix(60), at: index)
      case 5, 6:
        let count = min(order.ids.count, 30)
        let start = Int.random(in: 0...(order.ids.count - count), using: &random)
        order.ids.removeSubrange(start..<(start + count))
      case 7: models.randomElement(using: &random)?.name = "\(step)!"
      default:
        for _ in 0..<Int.random(in: 1...20, using: &random) {
          guard let model = models.randomElement(using: &random) else { break }
          if random.isOnce(in: 2) { model.flag.toggle() } else { model.name = "\(step)" }
        }
      }
      host.settle()
      last = log.unread.last ?? last
      guard last == expected() else {
        Issue.record("After step \(step): \(last ?? "nothing"), and not \(expected()).")
        return
      }
    }
    host.unmount()
  }

  private enum CountedKey: PreferenceKey {
    static let defaultValue = 0
    @MainActor static var reductions = 0

    static func reduce(value: inout Int, nextValue: () -> Int) {
      value = max(value, nextValue())
      MainActor.assumeIsolated { reductions += 1 }
    }
  }

  private struct Number: View {
    let model: TreeModel
    var body: some View { Text("").preference(key: CountedKey.self, value: model.step) }
  }

  @Test func `A preference of 10,000 views is reduced in few steps when one value changes`() {
    let models = (0..<10_000).map { number in
      let model = TreeModel()
      model.step = number
      return model
    }
    let log = TreeLog()
    let host = TestHost {
      ForEach(0..<10_000, id: \.self) { Number(model: models[$0]) }
        .onPreferenceChange(CountedKey.self) { log.add("\($0)") }
    }
    #expect(log.unread == ["9999"])
    CountedKey.reductions = 0
    models[5_000].step = 20_000
    host.settle()
    #expect(log.unread == ["20000"])
    // A group combines the values of at most 16 neighboring views, or the results of at most 16
    // smaller groups. The groups form about four levels. After a change of one value, one group at
    // each level needs at most 15 reductions.
    #expect(CountedKey.reductions < 70)
    // The key takes the maximum. A group that contains view 4,321 and a later view keeps its
    // result, because all later views have larger values. Larger groups are then not combined
    // again.
    CountedKey.reductions = 0
    models[4_321].step = 1
    host.settle()
    #expect(log.unread == [])
    #expect(CountedKey.reductions < 16)
  }
}
