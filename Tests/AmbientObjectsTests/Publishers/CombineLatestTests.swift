#if Objects
import AmbientCombine
import Testing

@Suite struct `The combineLatest operator` {
  @Test func `combineLatest sends its first value when every publisher has sent a value`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = Recorder(of: a.combineLatest(b))
    a.send(1)
    #expect(recorder.log == [])
    b.send("x")
    b.send("y")
    a.send(2)
    #expect(recorder.log == [#"(1, "x")"#, #"(1, "y")"#, #"(2, "y")"#])
  }

  @Test func `combineLatest can combine three or four publishers`() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let three = Recorder(of: subjects[0].combineLatest(subjects[1], subjects[2]))
    let four = Recorder(of: subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]))
    subjects[2].send(7)
    subjects[3].send(8)
    #expect(three.log == ["(0, 1, 2)", "(0, 1, 7)"])
    #expect(four.log == ["(0, 1, 2, 3)", "(0, 1, 7, 3)", "(0, 1, 7, 8)"])
  }

  @Test func `combineLatest can transform its values with a closure`() {
    let one = [1, 2].publisher
    let two = Recorder(of: one.combineLatest(Just(10)) { $0 + $1 })
    let three = Recorder(of: one.combineLatest(Just(10), Just(100)) { $0 + $1 + $2 })
    let four = Recorder(
      of: one.combineLatest(Just(10), Just(100), Just(1_000)) { $0 + $1 + $2 + $3 }
    )
    #expect(two.log == ["12", "finished"])
    #expect(three.log == ["112", "finished"])
    #expect(four.log == ["1112", "finished"])
  }

  @Test func `combineLatest finishes when all publishers have finished`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = Recorder(of: a.combineLatest(b))
    a.send(1)
    a.send(completion: .finished)
    b.send(2)
    #expect(recorder.log == ["(1, 2)"])
    b.send(completion: .finished)
    #expect(recorder.log == ["(1, 2)", "finished"])
  }

  @Test func `combineLatest fails with the first failure and cancels the other publishers`() {
    let (a, b) = (Source<Int, Fault>(), Source<Int, Fault>())
    let recorder = Recorder(of: a.combineLatest(b))
    a.send(1)
    a.send(completion: .failure(.first))
    b.send(2)
    b.send(completion: .failure(.second))
    #expect(recorder.log == ["first"])
    #expect(a.log == ["unlimited"])
    #expect(b.log == ["unlimited", "cancel"])
  }

  @Test func `combineLatest passes demand to all publishers and drops values beyond the demand`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = Recorder(of: a.combineLatest(b), initial: .max(2))
    a.send(1)
    b.send(1)
    b.send(2)
    a.send(2)
    #expect(recorder.log == ["(1, 1)", "(1, 2)"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log.count == 2)
    b.send(3)
    #expect(recorder.log == ["(1, 1)", "(1, 2)", "(2, 3)"])
    #expect(a.log == ["2", "1"] && b.log == ["2", "1"])
  }

  @Test func `combineLatest passes on the demand that a subscriber adds for each value`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = Recorder(of: a.combineLatest(b), initial: .max(1), more: .max(1))
    a.send(1)
    for value in 1...3 { b.send(value) }
    #expect(recorder.log == ["(1, 1)", "(1, 2)", "(1, 3)"])
    #expect(a.log == ["1", "1", "1", "1"] && b.log == a.log)
  }

  @Test func `combineLatest sends nothing after the subscriber has canceled`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = Recorder(of: a.combineLatest(b))
    recorder.onValue = { [unowned recorder] _ in recorder.subscription?.cancel() }
    a.send(1)
    b.send(1)
    b.send(2)
    b.send(completion: .finished)
    #expect(recorder.log == ["(1, 1)"])
    #expect(a.log == ["unlimited", "cancel"] && b.log == a.log)
  }

  @Test func `A subscriber that receives a value from combineLatest can send to a publisher`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    let recorder = Recorder(of: a.combineLatest(b))
    recorder.onValue = { value in if value.0 == 1, value.1 == 0 { b.send(5) } }
    a.send(1)
    #expect(recorder.log == ["(0, 0)", "(1, 0)", "(1, 5)"])
  }

  @Test func `Two combineLatest publishers are equal if their sources are equal`() {
    #expect(Just(1).combineLatest(Just(2)) == Just(1).combineLatest(Just(2)))
    #expect(Just(1).combineLatest(Just(2)) != Just(1).combineLatest(Just(3)))
  }

  @Test func `combineLatest releases its latest values when the subscription is released`() {
    final class Value {}
    let a = PassthroughSubject<Value, Never>()
    weak var value: Value?
    var subscription: AnyCancellable? = a.combineLatest(Just(1)).sink { _ in }
    do {
      let sent = Value()
      value = sent
      a.send(sent)
    }
    #expect(value != nil)
    #expect(subscription != nil)
    subscription = nil
    #expect(value == nil)
  }
}
#endif
