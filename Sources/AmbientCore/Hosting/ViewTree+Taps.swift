extension ViewTree {
  /// What takes the taps on a text that is not the label of a button.
  ///
  /// It is the innermost of the things to be tapped that the text stands in.
  func tapTarget(around text: String, onlyInReach: Bool) -> Element? {
    let all = elements(inReachFirst: !onlyInReach)
    if all.contains(where: { $0.kind == "Button" && $0.label == text }) { return nil }
    for element in all
    where element.kind == "Text" && element.text == text {
      var candidate = element.parent
      while let next = candidate, next.kind != "TapTarget" { candidate = next.parent }
      if let candidate { return candidate }
    }
    return nil
  }
}
