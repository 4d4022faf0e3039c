/// The element type and count of the built-in storage of an `InlineArray`.
struct FixedArrayLayout {
  /// The number of elements, which are one stride apart.
  let count: Int

  let element: Any.Type

  /// Reads the layout; fails if the type is not the storage of an `InlineArray`.
  init?(of type: Any.Type) {
    guard TypeLayout(of: type).kind == .fixedArray else { return nil }
    // The metadata has three words: the kind, the count and the element type.
    let metadata = metadata(of: type)
    let word = MemoryLayout<UInt>.size
    count = metadata.load(fromByteOffset: word, as: Int.self)
    element = metadata.load(fromByteOffset: 2 * word, as: Any.Type.self)
  }
}
