extension UnsafeBufferPointer {
  /// Copies a list into memory that is never freed.
  ///
  /// Code that uses the copy needs no reference counting.
  package static func immortalCopy(of elements: [Element]) -> Self {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    return Self(copy)
  }
}
