/// A kind of bread.
package enum Bread: String, CaseIterable, Sendable {
  case rye, spelt, bun

  /// The baking time.
  package var time: Duration {
    switch self {
    case .rye: .milliseconds(60)
    case .spelt: .milliseconds(45)
    case .bun: .milliseconds(20)
    }
  }
}

/// An order: an amount of one bread.
package struct Order: Equatable, Sendable, CustomStringConvertible {
  package var count: Int
  package var bread: Bread

  package init(_ count: Int, _ bread: Bread) {
    self.count = count
    self.bread = bread
  }

  package var description: String { "\(count) \(bread)" }
}

extension Order {
  /// Reads orders from a text, one on each line, like `12 rye`.
  ///
  /// Skips empty lines and comments.
  package static func orders(in text: String) throws(OrderError) -> [Order] {
    var orders: [Order] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      if words.isEmpty { continue }
      guard words.count == 2, let count = Int(words[0]), count > 0,
        let bread = Bread(rawValue: String(words[1]))
      else { throw OrderError(line: index + 1, text: String(line)) }
      orders.append(Order(count, bread))
    }
    return orders
  }
}

/// The error for a line that is not an order.
package struct OrderError: Error, Equatable, CustomStringConvertible {
  package let line: Int
  package let text: String

  package var description: String {
    let breads = Bread.allCases.map(\.rawValue).joined(separator: ", ")
    return """
      line \(line): '\(text)' is no order. Write a number and a bread, like '12 rye'; \
      the breads are \(breads).
      """
  }
}
