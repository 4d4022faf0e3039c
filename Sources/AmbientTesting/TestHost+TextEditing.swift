import AmbientCore
import AmbientHosting
import AmbientViews
public import Testing

/// Actions on a part of the text in a field or editor.
///
/// ```swift
/// host.select("leaves", in: "Title")
/// host.insert("trees", into: "Title")    // "Autumn leaves" is now "Autumn trees"
/// ```
extension TestHost {
  /// Selects characters in a named field or editor.
  ///
  /// The test fails if the field has no binding to the selection.
  ///
  /// - Parameters:
  ///   - characters: The positions of the characters, counted from 0. An empty range moves the
  ///     cursor.
  ///   - name: The name of the field.
  ///   - number: The position among the fields with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func select(
    _ characters: Range<Int>,
    in name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.selectText(characters), on: name, number, sourceLocation)
  }

  /// Selects the first occurrence of some characters in a named field or editor.
  ///
  /// The test fails if the text does not contain the characters, or if the field has no binding to
  /// the selection.
  ///
  /// - Parameters:
  ///   - part: The characters.
  ///   - name: The name of the field.
  ///   - number: The position among the fields with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func select(
    _ part: String,
    in name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(name, number)
    perform(sourceLocation) { tree throws(UserActionError) in
      let element = try tree.find(taking: SelectTextEvent.self, search)
      let text = element[.text] ?? ""
      guard let range = text.firstRange(of: part) else {
        throw UserActionError(
          "\(element.kind) \"\(name)\" has the text \"\(text)\", "
            + "which does not contain \"\(part)\"."
        )
      }
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      try tree.perform(.selectText(start..<start + part.count), on: element, name)
    }
  }

  /// Types characters in place of the selected characters of a named field or editor.
  ///
  /// If the selection is only a cursor, the characters are inserted at the cursor. If the selection
  /// is nil, or if the field has no binding to the selection, the characters are added at the end.
  ///
  /// - Parameters:
  ///   - characters: The characters. An empty text deletes the selected characters.
  ///   - name: The name of the field.
  ///   - number: The position among the fields with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func insert(
    _ characters: String,
    into name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(name, number)
    perform(sourceLocation) { tree throws(UserActionError) in
      let element = try tree.find(taking: EditEvent.self, search)
      var text = Array(element[.text] ?? "")
      let start = min(element[.selectionStart] ?? text.count, text.count)
      let end = max(start, min(element[.selectionEnd] ?? text.count, text.count))
      text.replaceSubrange(start..<end, with: Array(characters))
      try tree.perform(.edit(String(text)), on: element, name)
    }
  }
}
