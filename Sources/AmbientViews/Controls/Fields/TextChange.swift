/// The difference between a text and the text that a user has made from it.
///
/// The difference is one range of characters that other characters replace. It may have several
/// possible positions: after an `l` is typed into `hel`, the new `l` can be the third or the fourth
/// character. If the cursor is at a possible position, the difference begins there. Otherwise,
/// the difference begins at the last possible position.
struct TextChange {
  /// The positions of the replaced characters in the old text.
  let old: Range<Int>

  /// The positions of the new characters in the new text.
  let new: Range<Int>

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: The characters of the old text.
  ///   - new: The characters of the new text.
  ///   - cursor: The position in the old text at which the user's selection begins; nil if there is
  ///     no selection.
  init(from old: [Character], to new: [Character], at cursor: Int?) {
    let length = min(old.count, new.count)
    let ending = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    var start = zip(old, new).prefix { $0 == $1 }.count
    // The common prefix and the common suffix of the texts can overlap. The change can then begin
    // anywhere in the overlap.
    if let cursor, cursor < start, cursor + ending >= length { start = cursor }
    let rest = min(ending, length - start)
    self.old = start..<(old.count - rest)
    self.new = start..<(new.count - rest)
  }
}
