extension UnsafeBufferPointer {
  /// Copies a list into memory that is never freed.
  ///
  /// Code that uses the copy needs no reference counting.
  ///
  /// - Parameter elements: The list.
  /// - Returns: The copy.
  package static func immortalCopy(of elements: [Element]) -> Self {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    return Self(copy)
  }
}
