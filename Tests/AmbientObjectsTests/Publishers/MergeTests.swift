#if Objects
import AmbientCombine
import Testing

@Suite struct `Merged publishers` {
  @Test func `A merge sends values in the order of arrival and finishes after its sources`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = Recorder(of: a.map { $0 }.merge(with: b))
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(recorder.log == ["1", "2", "3", "finished"])
  }

  @Test func `A merge can have two to eight publishers of different types`() {
    let just = Just(1)
    func array(_ values: Int...) -> Publishers.Sequence<[Int], Never> { values.publisher }
    let lists = [
      Recorder(of: just.merge(with: array(2))).log,
      Recorder(of: just.merge(with: array(2), just)).log,
      Recorder(of: just.merge(with: array(2), just, just)).log,
      Recorder(of: just.merge(with: array(2), just, just, just)).log,
      Recorder(of: just.merge(with: array(2), just, just, just, just)).log,
      Recorder(of: just.merge(with: array(2), just, just, just, just, just)).log,
      Recorder(of: just.merge(with: array(2), just, just, just, just, just, just)).log,
    ]
    for (index, log) in lists.enumerated() {
      let ones = Array(repeating: "1", count: index)
      #expect(log == ["1", "2"] + ones + ["finished"])
    }
  }

  @Test func `A merge can be merged with more publishers, up to eight`() {
    let eight: Publishers.Merge8 = Just(1).merge(with: [2].publisher)
      .merge(with: [3].publisher).merge(with: [4].publisher, [5].publisher, [6].publisher)
      .merge(with: [7].publisher, [8].publisher)
    #expect(Recorder(of: eight).log == (1...8).map { "\($0)" } + ["finished"])
  }

  @Test func `A merge can have any number of publishers of one type`() {
    let two: Publishers.MergeMany = Just(1).merge(with: Just(2))
    #expect(Recorder(of: two).log == ["1", "2", "finished"])
    #expect(Recorder(of: two.merge(with: Just(3))).log == ["1", "2", "3", "finished"])
    #expect(Recorder(of: Publishers.MergeMany([Just(4)])).log == ["4", "finished"])
    #expect(Recorder(of: Publishers.MergeMany([Just<Int>]())).log == ["finished"])
  }

  @Test func `A merge fails with the first failure and cancels all other publishers`() {
    let (a, b, c) = (Source<Int, Fault>(), Source<Int, Fault>(), Source<Int, Fault>())
    let recorder = Recorder(of: a.merge(with: b, c))
    b.send(1)
    b.send(completion: .failure(.second))
    a.send(2)
    #expect(recorder.log == ["1", "second"])
    #expect(a.log == ["unlimited", "cancel"] && b.log == ["unlimited"] && c.log == a.log)
  }

  @Test func `A merge requests one value from each publisher after the first demand`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = Recorder(of: a.merge(with: b), initial: .none)
    #expect(a.log == [] && b.log == [])
    recorder.subscription?.request(.max(1))
    #expect(a.log == ["1"] && b.log == ["1"])
    a.send(1)
    b.send(2)
    #expect(recorder.log == ["1"])
    #expect(a.log == ["1", "1"] && b.log == ["1"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["1", "2"])
    #expect(b.log == ["1", "1"])
  }

  @Test func `A merge delivers waiting values before it finishes, but drops them if it fails`() {
    for fails in [false, true] {
      let (a, b) = (Source<Int, Fault>(), Source<Int, Fault>())
      let recorder = Recorder(of: a.merge(with: b), initial: .max(1))
      a.send(1)
      b.send(2)
      a.send(completion: .finished)
      b.send(completion: fails ? .failure(.first) : .finished)
      #expect(recorder.log == (fails ? ["1", "first"] : ["1"]))
      recorder.subscription?.request(.max(1))
      #expect(recorder.log == (fails ? ["1", "first"] : ["1", "2", "finished"]))
    }
  }

  @Test func `A merge passes an unlimited request on to all publishers`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = Recorder(of: a.merge(with: b), initial: .max(1))
    recorder.subscription?.request(.unlimited)
    for value in 1...3 { b.send(value) }
    #expect(recorder.log == ["1", "2", "3"])
    #expect(a.log == ["1", "unlimited"] && b.log == a.log)
  }

  @Test func `A subscriber can cancel a merge that is still subscribing to its publishers`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), Source<Int, Never>())
    var subscription: (any Subscription)?
    var values: [Int] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: {
        subscription = $0
        $0.request(.unlimited)
      },
      receiveValue: {
        values.append($0)
        subscription?.cancel()
        return .none
      }
    )
    a.merge(with: b).subscribe(subscriber)
    b.send(2)
    #expect(values == [1])
    #expect(b.log == ["cancel"])
  }

  @Test func `A merge immediately delivers a value that its subscriber sends to a publisher`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var events: [String] = []
    let subscription = a.merge(with: b).sink { value in
      events.append("begin \(value)")
      if value == 1 { b.send(2) }
      events.append("end \(value)")
    }
    a.send(1)
    #expect(events == ["begin 1", "begin 2", "end 2", "end 1"])
    subscription.cancel()
  }
}
#endif
