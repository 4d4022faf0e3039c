import AmbientHosting

extension Alignment {
  /// The value of the attribute `alignment`; nil for `center`.
  var attribute: String? { self == .center ? nil : name }

  /// The detail of an element with this alignment; nil for an alignment of the library.
  var detail: AlignmentDetail? {
    self == .center || Alignment.stock[name] == self ? nil : AlignmentDetail(self)
  }
}

extension HorizontalAlignment {
  /// This alignment on the horizontal axis, and `center` on the vertical axis.
  var onBothAxes: Alignment { Alignment(horizontal: self, vertical: .center) }
}

extension VerticalAlignment {
  /// This alignment on the vertical axis, and `center` on the horizontal axis.
  var onBothAxes: Alignment { Alignment(horizontal: .center, vertical: self) }
}

extension ElementDescription {
  /// Sets the attribute `alignment`.
  ///
  /// For a custom alignment, an ``AlignmentDetail`` is set too.
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
