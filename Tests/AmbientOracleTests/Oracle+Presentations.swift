// The content of a sheet inherits the environment of the presenting view. The preferences of the
// content stay within the sheet.
extension Oracle {
  /// Shows a view, then the sheet that it presents, if there is one.
  mutating func show(
    _ sheet: Sheet,
    over content: Appearance,
    at place: Place,
    _ environment: OracleEnvironment,
    isRecreated: Bool
  ) {
    var reads: [Read] = []
    var standpoint = sheet.standpoint
    let item = item(of: sheet, &reads)
    if let item {
      if sheet.trigger == .item { standpoint.element = .constant(item.payload) }
      _ = resolve(sheet.content, standpoint, &reads)
    }
    let run = run(at: place, nil, reads, isRecreated: isRecreated)
    standpoint.run = run.number

    show(content, in: place, .content, environment, isRecreated: isRecreated)
    // The line above has shown the content of the presenting view. The `onDismiss` closures of the
    // sheets in this content therefore run before the `onDismiss` closure of `sheet`.
    if let last = presented[place], last != item?.id {
      picture.dismissals.append("\(standpoint.fields.component.id)")
    }
    presented[place] = item?.id
    guard let item else { return }

    let presentation = atlas.place(.id(item.id), in: place)
    picture.sheets.append(presentation)
    sheets[presentation] = (sheet, item)
    var inner = environment
    inner[.presentation] = .presentation(presentation)
    let outerNumbers = gathered
    let view = resolve(sheet.content, standpoint, &reads)
    show(view, in: presentation, .content, inner, isRecreated: run.isNew)
    gathered = outerNumbers
  }

  /// Dismisses a sheet by a write to its binding: the flag becomes false, or the item becomes nil.
  ///
  /// Has no effect if the sheet has already been dismissed or replaced.
  mutating func dismiss(_ presentation: Place) {
    guard let (sheet, item) = sheets[presentation] else { return }
    var reads: [Read] = []
    guard self.item(of: sheet, &reads)?.id == item.id else { return }
    var number = value(sheet.number, &reads)
    switch sheet.trigger {
    case .flag: number.isTrue = false
    case .item: number.item = nil
    }
    write(number, to: sheet.number)
  }

  private func item(of sheet: Sheet, _ reads: inout [Read]) -> Item? {
    var readsOfNumber: [Read] = []
    let number = value(sheet.number, &readsOfNumber)
    let item: Item? =
      switch sheet.trigger {
      case .flag: number.isTrue ? Item(id: 1, payload: 0) : nil
      case .item: number.item
      }
    switch sheet.number {
    case .constant: break
    // A state notifies the sheet only if the item changes.
    case .number, .name, .count, .item: reads.append(.trigger(sheet.number, item))
    // The number is a property of a `Station`, which notifies its readers of each change.
    case .published: reads += readsOfNumber
    }
    return item
  }
}
