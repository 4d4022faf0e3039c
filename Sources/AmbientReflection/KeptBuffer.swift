extension UnsafeBufferPointer {
  /// A copy of a list that is kept for ever, as what is known of types is: nobody counts references to it.
  package static func kept(_ elements: [Element]) -> Self {
    let kept = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = kept.initialize(from: elements)
    return Self(kept)
  }
}
