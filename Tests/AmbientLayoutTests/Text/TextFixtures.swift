import AmbientLayout

extension TextMeasure {
  /// Returns the lines of a text in the default font for a proposed width and height.
  func lines(_ text: String, _ width: CGFloat?, height: CGFloat? = nil) -> TextLines {
    lines(of: TextRequest(text), in: ProposedViewSize(width: width, height: height))
  }

  /// Returns the lines of a request for a proposed width and height.
  func lines(_ request: TextRequest, _ width: CGFloat?, height: CGFloat? = nil) -> TextLines {
    lines(of: request, in: ProposedViewSize(width: width, height: height))
  }
}

extension TextLines {
  var texts: [String] { lines.map(\.text) }
}

extension CGFloat {
  func isBetween(_ smallest: CGFloat, _ largest: CGFloat) -> Bool {
    smallest <= self && self <= largest
  }
}
