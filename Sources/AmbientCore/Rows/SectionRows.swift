/// The rows of a section: the rows of its header, its content, and its footer.
package struct SectionRows {
  package private(set) var header: RowList
  /// The rows between the header and the footer.
  package private(set) var content: RowList
  package private(set) var footer: RowList

  /// Applies the environment modifiers of the whole section to a view of the section.
  package internal(set) var decorate: (AnyView) -> AnyView = { $0 }

  private let id: Subview.ID

  init(of id: Subview.ID) {
    self.id = id
    header = RowList(in: id)
    content = RowList(in: id)
    footer = RowList(in: id)
  }

  /// The number of rows, with the header and the footer as one row each.
  var count: Int { content.count + (header.count > 0 ? 1 : 0) + (footer.count > 0 ? 1 : 0) }

  var parts: [RowList] { [header, content, footer] }

  /// Returns one row for the header, then the rows of the content, then one row for the footer.
  ///
  /// - Parameters:
  ///   - header: The header; nil for a section without a header.
  ///   - footer: The footer; nil for a section without a footer.
  /// - Returns: The rows.
  package func rows(header: AnyView?, footer: AnyView?) -> RowList {
    var rows = RowList(in: id)
    func append(_ view: AnyView?, as part: SectionPart) {
      guard let view else { return }
      rows.append(Row(id: id(of: part), containerValues: ContainerValues(), content: view))
    }
    append(header, as: .header)
    rows.append(content)
    append(footer, as: .footer)
    return rows
  }

  func id(of part: SectionPart) -> Subview.ID {
    Subview.ID(path: id.path.appending(.part(part)))
  }

  mutating func append(_ row: Row, to part: SectionPart) {
    switch part {
    case .header: header.append(row)
    case .content: content.append(row)
    case .footer: footer.append(row)
    }
  }

  mutating func append(_ rows: any ListedLoop, to part: SectionPart) {
    switch part {
    case .header: header.append(rows)
    case .content: content.append(rows)
    case .footer: footer.append(rows)
    }
  }
}
