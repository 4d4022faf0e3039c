/// Texts for numbers, made once, so that no case measures how numbers are written.
///
/// They are longer than what fits into a string without a buffer, as most texts are.
package nonisolated enum Words {
  @usableFromInline package static let texts = (0..<8).map { "the value of this leaf is \($0)" }

  @inlinable package static func text(_ number: Int) -> String { texts[number & 7] }
}
