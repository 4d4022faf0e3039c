import AmbientHosting

extension Alignment {
  /// The attribute `alignment`; nil for the center, the default.
  var attribute: String? { self == .center ? nil : name }

  /// The detail of an element with this alignment; nil if the name identifies the alignment.
  var detail: AlignmentDetail? {
    self == .center || Alignment.stock[name] == self ? nil : AlignmentDetail(self)
  }
}

extension HorizontalAlignment {
  /// This alignment horizontally and the center vertically, with the name of this alignment.
  var onBothAxes: Alignment { Alignment(horizontal: self, vertical: .center) }
}

extension VerticalAlignment {
  /// This alignment vertically and the center horizontally, with the name of this alignment.
  var onBothAxes: Alignment { Alignment(horizontal: .center, vertical: self) }
}

extension ElementDescription {
  /// Describes an alignment by its name.
  ///
  /// An alignment that the program declares also gets a detail.
  mutating func align(_ alignment: Alignment) {
    self[.alignment] = alignment.attribute
    if let detail = alignment.detail { set(detail) }
  }
}

extension Wrapper {
  /// Returns a copy with the attribute and the detail that ``ElementDescription/align(_:)`` sets.
  func aligned(_ alignment: Alignment) -> Wrapper {
    var copy = self
    copy.attributes[.alignment] = alignment.attribute
    if let detail = alignment.detail { copy.details.append(detail) }
    return copy
  }
}
