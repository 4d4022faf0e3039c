import Foundation

extension Path: LosslessStringConvertible {
  /// The path as text: for each element, the coordinates of its points and then a letter.
  ///
  /// The letters are `m` for a move, `l` for a line, `q` for a quadratic curve, `c` for a cubic
  /// curve, and `h` for the end of a closed subpath. The control points of a curve come before
  /// its end. An example is `0 0 m 10 0 l 10 5 5 10 0 10 c h`.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let end): Self.text([end], "m")
      case .line(let end): Self.text([end], "l")
      case .quadCurve(let end, let control): Self.text([control, end], "q")
      case .curve(let end, let control1, let control2): Self.text([control1, control2, end], "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Creates a path from its description; fails if the text does not describe a path.
  ///
  /// - Parameter string: The elements, as in `description`, separated by white space.
  /// - Complexity: O(*n*) for *n* characters.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2)
        .map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      let element: Element
      switch (word, numbers.count) {
      case ("m", 2): element = .move(to: points[0])
      case ("l", 2): element = .line(to: points[0])
      case ("q", 4): element = .quadCurve(to: points[1], control: points[0])
      case ("c", 6):
        element = .curve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): element = .closeSubpath
      default: return nil
      }
      if isEmpty, word != "m" { return nil }
      add(element)
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  private static func text(_ points: [CGPoint], _ letter: String) -> String {
    let numbers = points.flatMap { [text($0.x), text($0.y)] }
    return (numbers + [letter]).joined(separator: " ")
  }

  /// Returns the shortest text of a number; a whole number has no decimal point.
  private static func text(_ number: CGFloat) -> String {
    Int(exactly: number).map(String.init) ?? "\(Double(number))"
  }
}
