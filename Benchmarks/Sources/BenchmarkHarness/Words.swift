/// Texts for numbers, created once, so that no case measures the formatting of numbers.
///
/// Like most texts, they are too long to be stored in a `String` value without a buffer.
package nonisolated enum Words {
  @usableFromInline package static let texts = (0..<8).map { "the value of this leaf is \($0)" }

  @inlinable package static func text(_ number: Int) -> String { texts[number & 7] }
}
