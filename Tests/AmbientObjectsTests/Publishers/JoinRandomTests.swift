#if Objects
import AmbientCombine
import Dispatch
import Synchronization
import Testing

@Suite struct `Random runs of combined publishers` {
  private struct Model {
    var latest: [Int?] = [nil, nil]
    var demand = 0
    var log: [String] = []
    var finished: Set<Int> = []
    var isOver = false
  }

  @Test(arguments: 0..<200)
  func `combineLatest agrees with a simple model in random runs`(seed: UInt64) {
    var random = Numbers(state: seed)
    let sources = [Source<Int, Fault>(), Source<Int, Fault>()]
    let recorder = Recorder(of: sources[0].combineLatest(sources[1]), initial: .none)
    var model = Model()
    for step in 0..<60 {
      let side = random.next(2)
      switch random.next(20) {
      case 0..<12 where !model.finished.contains(side):
        sources[side].send(step)
        guard !model.isOver else { break }
        model.latest[side] = step
        if let a = model.latest[0], let b = model.latest[1], model.demand > 0 {
          model.demand -= 1
          model.log.append("(\(a), \(b))")
        }
      case 12..<17:
        let count = random.next(4) + 1
        recorder.subscription?.request(.max(count))
        model.demand += count
      case 17 where random.next(4) == 0 && !model.finished.contains(side):
        sources[side].send(completion: .finished)
        guard !model.isOver else { break }
        model.finished.insert(side)
        if model.finished.count == 2 { end(&model, "finished") }
      case 18 where random.next(10) == 0 && !model.finished.contains(side):
        sources[side].send(completion: .failure(.first))
        if !model.isOver { end(&model, "first") }
      case 19 where random.next(10) == 0:
        recorder.subscription?.cancel()
        model.isOver = true
      default: break
      }
      #expect(recorder.log == model.log, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: 0..<200)
  func `A merge keeps the order of its values and never exceeds the demand`(seed: UInt64) {
    var random = Numbers(state: seed)
    let sources = (0..<3).map { _ in Source<String, Never>() }
    let recorder = Recorder(of: Publishers.MergeMany(sources), initial: .none)
    var sent = 0
    var numbers = [0, 0, 0]
    var requested = 0
    var sentOrder: [String] = []
    for _ in 0..<80 {
      let side = random.next(3)
      if random.next(3) == 0 {
        let count = random.next(3) + 1
        recorder.subscription?.request(.max(count))
        requested += count
      } else if sources[side].demand > .none {
        let value = "\(side).\(numbers[side])"
        numbers[side] += 1
        sent += 1
        sentOrder.append(value)
        sources[side].send(value)
      }
      #expect(recorder.log == Array(sentOrder.prefix(min(sent, requested))), "seed \(seed)")
      // At most one value of each of the three sources waits.
      #expect(sent - recorder.log.count <= 3)
    }
    for source in sources { source.send(completion: .finished) }
    recorder.subscription?.request(.unlimited)
    #expect(recorder.log == sentOrder + ["finished"])
  }

  @Test func `A merge of sources on several threads delivers one value at a time`() {
    let subjects = (0..<4).map { _ in PassthroughSubject<(Int, Int), Never>() }
    let isInside = Atomic(false)
    let overlaps = Atomic(0)
    var values: [[Int]] = [[], [], [], []]
    let subscription = Publishers.MergeMany(subjects).sink { side, number in
      if isInside.exchange(true, ordering: .acquiring) { overlaps.add(1, ordering: .relaxed) }
      values[side].append(number)
      isInside.store(false, ordering: .releasing)
    }
    // Each subject is used by a single thread.
    nonisolated(unsafe) let senders = subjects
    DispatchQueue.concurrentPerform(iterations: 4) { side in
      for number in 0..<2_000 { senders[side].send((side, number)) }
    }
    subscription.cancel()
    #expect(overlaps.load(ordering: .relaxed) == 0)
    #expect(values == Array(repeating: Array(0..<2_000), count: 4))
  }

  @Test func `combineLatest on several threads ends with the last value of each source`() {
    let subjects = (0..<4).map { _ in CurrentValueSubject<Int, Never>(0) }
    var last: [Int] = []
    var count = 0
    let subscription = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])
      .sink {
        last = [$0, $1, $2, $3]
        count += 1
      }
    // Each subject is used by a single thread.
    nonisolated(unsafe) let senders = subjects
    DispatchQueue.concurrentPerform(iterations: 4) { side in
      for number in 1...2_000 { senders[side].send(number) }
    }
    subscription.cancel()
    #expect(last == [2_000, 2_000, 2_000, 2_000])
    #expect(count == 8_001)
  }

  @Test func `A merge can be canceled while other threads send`() {
    for _ in 0..<50 {
      let subjects = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
      nonisolated(unsafe) let senders = subjects
      let count = Mutex(0)
      let subscription = subjects[0].merge(with: subjects[1]).sink { _ in
        count.withLock { $0 += 1 }
      }
      nonisolated(unsafe) let canceled = subscription
      DispatchQueue.concurrentPerform(iterations: 3) { index in
        if index == 2 { canceled.cancel() } else { for _ in 0..<100 { senders[index].send(index) } }
      }
      let received = count.withLock { $0 }
      subjects[0].send(0)
      #expect(count.withLock { $0 } == received)
    }
  }

  private func end(_ model: inout Model, _ event: String) {
    model.log.append(event)
    model.isOver = true
  }
}

/// A generator whose random numbers are the same in each run of the tests.
private struct Numbers {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
#endif
