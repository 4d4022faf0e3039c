import AmbientGraph

extension RowList {
  /// Creates a list of the rows that a node and its descendants have listed.
  ///
  /// Nested listings wait in an array, so the call stack does not grow with their depth.
  ///
  /// A section inside another section adds no section to the list. The rows of the inner section
  /// become rows of the outer section, in its header, its content or its footer.
  @MainActor
  init(_ listing: SubviewListing) {
    self.init()
    var open = [listing.read()[...]]
    var section: OpenSection?
    while var parts = open.popLast() {
      guard let part = parts.popFirst() else { continue }
      open.append(parts)
      switch part {
      case .nested(let listing): open.append(listing.read()[...])
      case .item(let path, let values, let view):
        let row = Row(id: Subview.ID(path: path), containerValues: values, content: view)
        if section == nil { append(row) } else { section?.append(row) }
      case .loop(let rows):
        if section == nil { append(rows) } else { section?.append(rows) }
      case .sectionBegins(let context):
        if section == nil { section = OpenSection(context) }
        section?.depth += 1
      case .sectionPart(let part): if section?.depth == 1 { section?.part = part }
      case .sectionEnds:
        section?.depth -= 1
        if let complete = section, complete.depth == 0 {
          append(complete.row)
          section = nil
        }
      }
    }
  }

  /// A section whose parts are being collected.
  private struct OpenSection {
    let context: SubviewContext
    var depth = 0
    var part = SectionPart.content
    private var rows: SectionRows

    init(_ context: SubviewContext) {
      self.context = context
      rows = SectionRows(of: Subview.ID(path: context.path))
    }

    mutating func append(_ row: Row) { rows.append(row, to: part) }

    mutating func append(_ loop: any ListedLoop) { rows.append(loop, to: part) }

    var row: Row {
      var complete = rows
      let context = context
      complete.decorate = { context.decorate($0, environmentOnly: true) }
      return Row(
        id: Subview.ID(path: context.path),
        containerValues: context.values,
        content: AnyView(EmptyView()),
        section: complete
      )
    }
  }
}
