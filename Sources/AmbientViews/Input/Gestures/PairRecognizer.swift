/// The base class of recognizers that consist of two other recognizers.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  private(set) final var first: _GestureRecognizer<First.Value>
  private(set) final var second: _GestureRecognizer<Second.Value>

  init(_ first: First, _ second: Second) {
    self.first = First._makeRecognizer(first, reusing: nil)
    self.second = Second._makeRecognizer(second, reusing: nil)
    super.init()
  }

  final func update(_ newFirst: First, _ newSecond: Second) {
    first = First.recognizer(of: newFirst, replacing: first)
    second = Second.recognizer(of: newSecond, replacing: second)
  }

  override func fail() {
    first.fail()
    second.fail()
  }

  override func reset() {
    first.reset()
    second.reset()
  }

  override final func retire() {
    first.retire()
    second.retire()
  }
}
