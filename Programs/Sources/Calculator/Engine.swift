import Foundation

enum Operation: String, CaseIterable, Sendable {
  case divide = "÷"
  case multiply = "×"
  case subtract = "−"
  case add = "+"

  var name: String {
    switch self {
    case .divide: "Divide"
    case .multiply: "Multiply"
    case .subtract: "Subtract"
    case .add: "Add"
    }
  }

  func callAsFunction(_ left: Decimal, _ right: Decimal) -> Decimal? {
    switch self {
    case .divide: right == 0 ? nil : left / right
    case .multiply: left * right
    case .subtract: left - right
    case .add: left + right
    }
  }
}

/// A calculator with four operations, which is operated key by key.
struct Engine: Equatable {
  enum Key: Hashable {
    case digit(Int)
    case point
    case operation(Operation)
    case equals, percent, sign, clear, backspace
  }

  enum Display: Equatable {
    case entry(String)
    case number(Decimal)
    case error
  }

  private(set) var display = Display.entry("0")
  private(set) var pending: Operation?
  private var left: Decimal?
  private(set) var expression = ""
  private(set) var result: (expression: String, value: Decimal)? = nil

  static func == (first: Self, second: Self) -> Bool {
    first.display == second.display && first.pending == second.pending
      && first.left == second.left && first.expression == second.expression
  }

  var value: Decimal? {
    switch display {
    case .entry(let text): Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    case .number(let number): number
    case .error: nil
    }
  }

  var isCleared: Bool { self == Engine() }

  mutating func press(_ key: Key) {
    result = nil
    if display == .error, key != .clear { return }
    switch key {
    case .digit(let digit): enter(String(digit))
    case .point: enter(".")
    case .operation(let operation): choose(operation)
    case .equals: finish()
    case .percent: if let value { display = .number(value / 100) }
    case .sign: if let value { display = .number(-value) }
    case .clear: self = Engine()
    case .backspace: removeLast()
    }
  }

  private mutating func enter(_ character: String) {
    guard case .entry(let text) = display else {
      display = .entry(character == "." ? "0." : character)
      return
    }
    if character == ".", text.contains(".") { return }
    if text.count >= 9 { return }
    display = .entry(text == "0" && character != "." ? character : text + character)
  }

  private mutating func removeLast() {
    guard case .entry(let text) = display else { return }
    display = .entry(text.count > 1 ? String(text.dropLast()) : "0")
  }

  private mutating func choose(_ operation: Operation) {
    if pending != nil, case .entry = display { compute() }
    guard let value else { return }
    left = value
    pending = operation
    expression = "\(Self.text(value)) \(operation.rawValue)"
    display = .number(value)
  }

  private mutating func finish() {
    guard pending != nil, let right = value else { return }
    let whole = "\(expression) \(Self.text(right))"
    compute()
    if let value { result = (whole, value) }
    expression = whole
    pending = nil
    left = nil
  }

  private mutating func compute() {
    guard let pending, let left, let right = value else { return }
    if let value = pending(left, right) {
      display = .number(value)
    } else {
      display = .error
    }
  }

  static func text(_ number: Decimal) -> String {
    number.formatted(.number.precision(.fractionLength(0...6)).locale(Locale(identifier: "en_US")))
  }
}

extension Engine {
  /// Begins with a number, such as an earlier result.
  init(showing number: Decimal) {
    display = .number(number)
  }
}
