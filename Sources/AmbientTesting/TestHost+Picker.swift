import AmbientCore

extension TestHost {
  /// Chooses an option of the first picker with a label, then settles.
  ///
  /// Records an issue if there is no such picker or no such option, with those that there are.
  public func choose(
    _ option: String,
    in picker: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    let pickers = (reach == .sight ? viewTree.elementsInReach : elements).filter {
      $0.kind == "Picker"
    }
    guard let found = pickers.first(where: { label(ofPicker: $0) == picker }) else {
      let present = pickers.map { "\"\(label(ofPicker: $0))\"" }.joined(separator: ", ")
      return place.record(
        """
        There is no Picker with the label "\(picker)".

          Present  \(present.isEmpty ? "no Picker" : present)
        """
      )
    }
    let options = found.descendants.filter { $0.kind == "Option" }
    guard let target = options.first(where: { $0.label == option }) else {
      let present = options.map { "\"\($0.label)\"" }.joined(separator: ", ")
      return place.record(
        """
        There is no Option with the label "\(option)" in the Picker "\(picker)".

          Present  \(present.isEmpty ? "no Option" : present)
        """
      )
    }
    perform(.press, on: target, place)
  }

  /// Presses the first enabled row with a label in a list with a selection, then settles.
  public func select(
    _ row: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    act(.press, on: "Row", row, Place(fileID, filePath, line, column))
  }

  private func label(ofPicker picker: Element) -> String {
    picker.children.first { $0.kind == "PickerLabel" }.map { $0.label } ?? ""
  }
}
